/** This browser's push subscription. */
import type { NewWay } from "./api";

/** Whether pushes can be had here, and if not, why. */
export type Pushing = "possible" | "on" | "blocked" | "insecure" | "unable";

export async function pushing(): Promise<Pushing> {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) return "unable";
  if (Notification.permission === "denied") return "blocked";
  return (await subscription()) === null ? "possible" : "on";
}

/** Ask the visitor, then the browser; nothing if either does not want to. */
export async function subscribe(key: string): Promise<NewWay | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return asWay(made);
}

/** The address that this browser is told at, if it is. */
export async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export function asWay(made: PushSubscription): NewWay {
  const { endpoint, keys } = made.toJSON();
  return {
    address: endpoint ?? made.endpoint,
    keys: { p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" },
    label: browserName(navigator.userAgent),
  };
}

/** What people call their browser and the machine it runs on, to tell several apart. */
export function browserName(agent: string): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? "";
  const machine = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(agent)?.[0] ?? "";
  const called = { Edg: "Edge", OPR: "Opera" }[browser] ?? browser;
  return [called, machine === "Mac OS X" ? "macOS" : machine].filter((part) => part !== "").join(", ");
}
