import { deskFilters, type DeskFilter } from './desk-answer.ts';
import { deskPages } from './desk-pages.ts';

/** The address of the owner's list of orders with one of its filters: `/owner/orders/#returns`. */
export const ordersDeskTarget = (show: DeskFilter): string => `${deskPages.orders}#${show}`;

/** The filter that such an address asks for; undefined if it names none. */
export const deskFilterOfHash = (hash: string): DeskFilter | undefined =>
  deskFilters.find((filter) => hash === `#${filter}`);
