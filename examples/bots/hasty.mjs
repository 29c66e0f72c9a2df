#!/usr/bin/env node
// A bot for `exec:` in JavaScript: the first legal move, at once.
//
// Try it:  bell bot check "node examples/bots/hasty.mjs"

import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") say({ name: "hasty" });
  else if (message.type === "decide") say({ move: message.legal[0] });
});
