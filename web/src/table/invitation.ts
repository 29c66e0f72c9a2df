/** The link that brings people to a table. */
const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** An address of this machine alone is of no use to anybody else: `others` is the page's address for them, if there is one. */
export function invitation(table: string, others: string | null, here: string = document.baseURI): string {
  const page = LOOPBACK.test(new URL(here).hostname) ? (others ?? here) : here;
  return new URL(`t/${table}`, page).href;
}
