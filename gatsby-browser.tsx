import type { GatsbyBrowser } from 'gatsby';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startSlowStartNoticeTimer } from './src/app/failures/load-failure-notice.ts';
import { markSearchWords } from './src/app/mark-search-words.ts';
import { startLinkPrefetching, observeLinksToPrefetch } from './src/app/prefetch-links.ts';
import { openSameSiteLinksWithoutReload } from './src/app/same-site-links.ts';
import { startOfflineSupportWhenIdle } from './src/app/start-offline-support-when-idle.ts';
import { watchErrors } from './src/app/failures/watch-errors.ts';
import {
  endSlowNavigationWarning,
  installSlowNavigationWarning,
} from './src/app/failures/install-slow-navigation-warning.ts';
import { logBrokenImages } from './src/app/failures/log-broken-images.ts';
import {
  allowReloadAfterNavigation,
  watchLoadFailures,
} from './src/app/failures/watch-load-failures.ts';
import { wrapPage } from './src/app/wrap-page.tsx';
import { pageReadyEvent } from './src/domain/currency-call.ts';
import { LoginSessionProvider } from './src/services/auth/login-session-provider.tsx';
// Each file may override the previous ones.
import './src/ui/styles/fonts.css';
import './src/ui/styles/theme.css';
import './src/ui/styles/base.css';
// Styles of parts that all pages share. They are here and not in components, because the styles of
// components are shipped as script.
import './src/ui/styles/page-heading.css';
import './src/ui/styles/cards.css';
import './src/ui/styles/text-beside.css';
import './src/ui/styles/ways-on.css';
import './src/ui/styles/price.css';
import './src/ui/styles/sidebar.css';
import './src/ui/styles/footer.css';
import './src/ui/styles/prose.css';
import './src/ui/kit/button.css';
import './src/ui/styles/motion.css';
import './src/ui/styles/print.css';

// Must run before Gatsby adds its own listener; see the function's comment.
watchLoadFailures(window);
watchErrors(window);
const endStart = startSlowStartNoticeTimer(window);
logBrokenImages(document);

/**
 * Hydrates in short pieces, between which the browser can respond to touch. In `npm run develop`
 * there is nothing to hydrate.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  if (!container.hasChildNodes()) createRoot(container).render(element);
  else startTransition(() => void hydrateRoot(container, element));
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  endStart();
  startLinkPrefetching(window);
  installSlowNavigationWarning(window);
  openSameSiteLinksWithoutReload(window);
  startOfflineSupportWhenIdle();
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  endSlowNavigationWarning(window);
  observeLinksToPrefetch(document);
  void markSearchWords(location);
  dispatchEvent(new Event(pageReadyEvent));
  if (prevLocation === null) return;
  allowReloadAfterNavigation(window);
  document.documentElement.dataset['travelled'] = '';
};

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <LoginSessionProvider>{element}</LoginSessionProvider>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage;
