import { mount } from "svelte";
import { hangIcons } from "$ui/icons";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/measures.css";
import "./style/seats.css";
import "./style/base.css";
import "./style/shell.css";
import "./style/vignettes.css";

// Title faces of the games: a card on the first page may already wear one.
import.meta.glob("./games/*/face.css", { eager: true });

hangIcons();
mount(App, { target: document.getElementById("app")! });
