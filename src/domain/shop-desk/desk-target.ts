import { deskOrderFilters, type DeskOrderFilter } from './desk-answer.ts';
import { deskPagePaths } from './desk-page-paths.ts';

/** The address of the owner's list of orders with one of its filters: `/owner/orders/#returns`. */
export const ordersDeskPathWithFilter = (show: DeskOrderFilter): string =>
  `${deskPagePaths.orders}#${show}`;

/** The filter that such an address asks for; undefined if it names none. */
export const findDeskOrderFilterInHash = (hash: string): DeskOrderFilter | undefined =>
  deskOrderFilters.find((filter) => hash === `#${filter}`);
