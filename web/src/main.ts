import { mount } from "svelte";
import { hangIcons } from "$ui/icons";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/measures.css";
import "./style/seats.css";
import "./style/base.css";
import "./style/shell.css";
import "./games/sheets";

hangIcons();
mount(App, { target: document.getElementById("app")! });
