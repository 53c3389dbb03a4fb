import { routes } from '../routes.ts';
import { isMemberPlan, readSessionStartAddress } from '../training/plan/plan-place.ts';
import { isKeptWhenOpened } from './kept-pages-and-caches.ts';

/**
 * The page that is kept because of what the visitor has just opened: that page, or for a session
 * the page of its plan, which has its words. Undefined if none is.
 */
export const pageToKeepOnVisit = (pathname: string, query: string): string | undefined => {
  if (pathname !== routes.train) return isKeptWhenOpened(pathname) ? pathname : undefined;
  const place = readSessionStartAddress(query);
  return place === undefined || isMemberPlan(place) ? undefined : place.path;
};
