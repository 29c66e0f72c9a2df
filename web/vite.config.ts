import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `bell serve` answers at this address while the page is being written.
const SERVER = process.env["OPENINGBELL_SERVER"] ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  base: "./", // of the document, which says what that is
  // Scripts and styles as files, nothing inline: a strict Content-Security-Policy can hold.
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
