import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./look.css";
import { route } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/texts.svelte";
import { isPage, open } from "./pages";

if (isPage(route.page)) void open(route.page).catch(() => null); // on its way meanwhile; the page itself says what failed
await speak(settings.lang);
mount(App, { target: document.getElementById("app")! });
