/** The link that brings people to a place of the page. */
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** An address of this machine alone is of no use to anybody else: `others` is the page's address for them, if there is one. */
export function invitation(address: string, others: string | null, here: string = document.baseURI): string {
  const page = LOOPBACK.test(new URL(here).hostname) ? (others ?? here) : here;
  return new URL(address, page).href;
}
