import { navigate } from 'gatsby';
import type { GatsbyBrowser } from 'gatsby';
import catchLinks from 'gatsby-plugin-catch-links/catch-links';
import { markSearchWords } from './src/app/mark-search-words.ts';
import { prefetchLinks, watchLinks } from './src/app/prefetch-links.ts';
import { hideSlowRouteNotice, showSlowRouteNotice } from './src/app/slow-route-notice.ts';
import { nextPageCameAlive, watchLoadFailures } from './src/app/watch-load-failures.ts';
import { wrapPage } from './src/app/wrap-page.tsx';
import { MemberProvider } from './src/services/auth/member-provider.tsx';
import './src/ui/base.css';
import './src/ui/print.css';

// Before anything of Gatsby runs; see the function's own words.
watchLoadFailures(window);

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  prefetchLinks(window);
  // Links are followed from now on. The plugin itself would take clicks while the page comes alive, when Gatsby's router does
  // not hear of them yet: the address would change, and the page stay.
  catchLinks(window, {}, (address) => void navigate(address));
};

export const onRouteUpdateDelayed: GatsbyBrowser['onRouteUpdateDelayed'] = () =>
  showSlowRouteNotice(document);

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  hideSlowRouteNotice(document);
  watchLinks(document);
  void markSearchWords(location);
  if (prevLocation === null) return;
  nextPageCameAlive(window);
  document.documentElement.dataset['travelled'] = '';
};

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <MemberProvider>{element}</MemberProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;
