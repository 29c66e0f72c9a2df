/** A day as people say it. */
export function day(milliseconds: number, language: string): string {
  return new Date(milliseconds).toLocaleDateString(language, { dateStyle: "medium" });
}
