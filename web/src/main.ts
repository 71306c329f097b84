import { mount } from "svelte";
import { hangIcons } from "$kit/icons";
import App from "./App.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/seats.css";
import "./style/base.css";
import "./style/shell.css";
import "./style/vignettes.css";

hangIcons();
mount(App, { target: document.getElementById("app")! });
