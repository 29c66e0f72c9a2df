/** The rules of a game in a language, asked for once. */
import { api } from "../api/client";
import type { Rules } from "../api/types";

const books = new Map<string, Promise<Rules>>();

export function rulebook(game: string, language: string): Promise<Rules> {
  const name = `${game} ${language}`;
  const book = books.get(name) ?? api.rules(game, language);
  books.set(name, book);
  // What failed may succeed the next time.
  book.catch(() => books.delete(name));
  return book;
}
