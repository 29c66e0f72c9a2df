// Without a connection: tries again when the network is back, and now and then, because a server may come back to it.
const SECONDS = 10;
const { src } = document.currentScript;

async function tryAgain() {
  const answer = await fetch(src, { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}

addEventListener("online", tryAgain);
setInterval(tryAgain, SECONDS * 1000);
