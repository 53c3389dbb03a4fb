import { navigate } from 'gatsby';
import catchLinks from 'gatsby-plugin-catch-links/catch-links';
import { isUnambiguousPath } from '../domain/addresses/unambiguous-path.ts';

/**
 * Makes links to this site navigate without a reload; the plugin leaves clicks with a modifier key,
 * downloads, other targets and files to the browser. It is called once the page has hydrated, and
 * the plugin doesn't do so by itself: before that, Gatsby's router does not listen yet, and a click
 * would change the address but not the page.
 */
export const openSameSiteLinksWithoutReload = (target: Window): void => {
  catchLinks(target, {}, (address) => {
    if (isUnambiguousPath(address.replace(/[?#].*/, ''))) void navigate(address);
    // With the origin: two leading slashes alone would lead to another site.
    else target.location.assign(`${target.location.origin}${address}`);
  });
};
