import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

const target = document.getElementById("page");
if (target === null) throw new Error("index.html has no place for the page");
mount(App, { target });
