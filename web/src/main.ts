import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no place for the page");
target.replaceChildren(); // what the server says there in case this script does not come
mount(App, { target });
