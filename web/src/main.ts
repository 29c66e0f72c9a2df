import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import "./comfort/install.svelte"; // from the first moment on: a browser offers it once
import "./comfort/motion.svelte"; // on every page, also where nothing asks how fast things move

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no place for the page");
target.replaceChildren(); // what the server says there in case this script does not come
mount(App, { target });
// Where there is none, as on a page without https, only notices and the offline message are missing.
if ("serviceWorker" in navigator) void navigator.serviceWorker.register("service-worker.js").catch(() => undefined);
