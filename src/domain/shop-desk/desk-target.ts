import { deskFilters, type DeskFilter } from './desk-answer.ts';
import { deskPagePaths } from './desk-page-paths.ts';

/** The address of the owner's list of orders with one of its filters: `/owner/orders/#returns`. */
export const ordersDeskTarget = (show: DeskFilter): string => `${deskPagePaths.orders}#${show}`;

/** The filter that such an address asks for; undefined if it names none. */
export const deskFilterOfHash = (hash: string): DeskFilter | undefined =>
  deskFilters.find((filter) => hash === `#${filter}`);
