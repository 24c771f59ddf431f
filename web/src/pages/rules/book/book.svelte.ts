// What everything in the book needs to know: what is played, how links lead, what is searched.

import { getContext, setContext } from "svelte";

import type { Page, Played } from "./guide";

export interface Book {
  played: Played;
  pages: Page[];
  /** On which page each rule is told, and in which piece of it. */
  places: Map<string, { page: Page; at: number }>;
  /** The address of a page, or of a piece of it. */
  address(page: string, anchor?: string): string;
  /** Go there, where the book is no page of the site. */
  go?: (page: string, anchor?: string) => void;
  /** Read an exact rule. */
  read(rule: string): void;
}

const KEY = Symbol("book");

export const setBook = (book: () => Book): unknown => setContext(KEY, book);
export const getBook = (): (() => Book) => getContext<() => Book>(KEY);

class Search {
  words = $state("");
}
/** What is searched stays while one goes from page to page. */
export const searched = new Search();
