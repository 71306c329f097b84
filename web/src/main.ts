import "@fontsource-variable/source-sans-3/index.css";
import "@fontsource-variable/eb-garamond/index.css";
import { mount } from "svelte";
import { hangIcons } from "$kit/icons";
import App from "./App.svelte";
import "./style/tokens.css";
import "./style/seats.css";
import "./style/base.css";

hangIcons();
mount(App, { target: document.getElementById("app")! });
