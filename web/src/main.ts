import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./look.css";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";

await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
