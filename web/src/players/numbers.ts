/** Ratings and shares as they are written. */
export function ratingText(value: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, digits).format(value).replace("-", "−");
}

/** A part of a whole; nothing of nothing is nothing. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

export function percent(part: number, language: string): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(part);
}

export function dayOf(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(new Date(moment));
}
