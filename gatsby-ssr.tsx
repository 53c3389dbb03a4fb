import type { GatsbySSR, ReplaceRendererArgs } from 'gatsby';
import { cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode, ScriptHTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { analyticsConsentCss } from './src/app/analytics/analytics-consent-css.ts';
import {
  AnalyticsConsentQuestion,
  AnalyticsConsentSwitch,
} from './src/app/analytics/analytics-parts.tsx';
import { analyticsScriptsAsHtml, withoutAnalyticsTags } from './src/app/analytics/hold-back.ts';
import {
  analyticsScriptForMeasurementId,
  moveAccessCodesToHistoryScript,
  setAndRequestCurrencyScript,
  skipHomePageIfLogAtAppStartScript,
  pathsWithAccessCodes,
  replaceAmbiguousPathScript,
  sidebarPressesAndReplayScript,
  scriptWithoutPagePath,
  toScriptAddingScriptsAfterPaint,
  trainingLogMarkScript,
  weightUnitsScript,
} from './src/app/inline-scripts.ts';
import { wrapInStyleCollector, takePageStyles } from './src/app/page-styles.tsx';
import { CurrencyAndUnitSwitches } from './src/app/currency-and-unit-switches.tsx';
import { wrapPage } from './src/app/wrap-page.tsx';
import { analyticsId } from './src/config/public/analytics-settings.ts';
import { siteIdentityAndPageSizes } from './src/config/public/site-identity-and-page-sizes.ts';
import { notFoundPath, routes } from './src/domain/routes.ts';
import { LoginSessionProvider } from './src/services/auth/login-session-provider.tsx';
import { rememberedSessionScript } from './src/services/auth/remembered-session.ts';
import { waitForIslandsInBuild } from './src/ui/loading/island.tsx';
import heading from './src/ui/styles/fonts/archivo-heading.woff2';
import text from './src/ui/styles/fonts/archivo-text.woff2';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

/**
 * The arguments that Gatsby really passes. It also calls this for the contents of a page's head, in
 * which case there is no `pathname`.
 */
type Root = { readonly element: ReactElement; readonly pathname?: string };

export const wrapRootElement = ({ element, pathname }: Root): ReactElement =>
  pathname === undefined
    ? element
    : // The browser has the provider too. Without it here, React's ids would differ between server
      // and browser.
      wrapInStyleCollector(pathname, <LoginSessionProvider>{element}</LoginSessionProvider>);

// Once its islands have loaded no component suspends during the build, so rendering to a string
// gives the same HTML as Gatsby's stream in less time. Gatsby awaits the result, although its type
// doesn't say so.
const renderPage = async ({
  bodyComponent,
  replaceBodyHTMLString,
}: ReplaceRendererArgs): Promise<void> => {
  await waitForIslandsInBuild();
  replaceBodyHTMLString(renderToString(bodyComponent));
};
export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderPage;

const hasAnalytics = analyticsId !== '';

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
  setPostBodyComponents,
}) => {
  setPostBodyComponents([<CurrencyAndUnitSwitches key="switches" />]);
  if (hasAnalytics) {
    setPreBodyComponents([<AnalyticsConsentQuestion key="analytics" />]);
    setPostBodyComponents([<AnalyticsConsentSwitch key="analytics" />]);
  }
  // `scriptWithoutPagePath` contains the code that reads the path.
  setHtmlAttributes({ lang: siteIdentityAndPageSizes.locale, ...{ 'data-path': pathname } });
  setHeadComponents([
    ...(pathname === routes.home
      ? [
          // Safe: our own constant. First, because it may lead away from this page.
          <script
            key="next"
            dangerouslySetInnerHTML={{ __html: skipHomePageIfLogAtAppStartScript }}
          />,
        ]
      : []),
    ...(pathsWithAccessCodes.includes(pathname)
      ? [
          // Safe: our own constant. Nothing may read the address before it.
          <script
            key="codes"
            dangerouslySetInnerHTML={{ __html: moveAccessCodesToHistoryScript }}
          />,
        ]
      : []),
    <script
      key="session"
      // Safe: our own constants, the same on every page.
      dangerouslySetInnerHTML={{
        __html: `${rememberedSessionScript};${weightUnitsScript};${trainingLogMarkScript};${setAndRequestCurrencyScript}`,
      }}
    />,
    ...(hasAnalytics
      ? [
          // Safe: our own constants, with a setting of ours.
          <script
            key="analytics"
            dangerouslySetInnerHTML={{ __html: analyticsScriptForMeasurementId(analyticsId) }}
          />,
          <style
            key="analytics-styles"
            dangerouslySetInnerHTML={{ __html: analyticsConsentCss }}
          />,
        ]
      : []),
    // Safe: our own constant.
    <script key="presses" dangerouslySetInnerHTML={{ __html: sidebarPressesAndReplayScript }} />,
    ...(pathname === notFoundPath
      ? [
          // Safe: our own constant.
          <script key="address" dangerouslySetInnerHTML={{ __html: replaceAmbiguousPathScript }} />,
        ]
      : []),
    ...[heading, text].map((font) => (
      <link
        key={font}
        rel="preload"
        as="font"
        type="font/woff2"
        href={font}
        crossOrigin="anonymous"
      />
    )),
    ...takePageStyles(pathname),
  ]);
};

/** The address of one of Gatsby's scripts, which would delay the first paint. */
const sourceOfScript = (part: ReactNode): readonly string[] =>
  isValidElement<ScriptHTMLAttributes<unknown>>(part) &&
  part.props.async === true &&
  part.props.src !== undefined
    ? [part.props.src]
    : [];

/**
 * Whether it is one of the styles and scripts of `gatsby-plugin-image`: they serve a component that
 * `src/ui/pictures/picture.tsx` replaces.
 */
const isForGatsbyImage = (part: ReactNode): boolean =>
  isValidElement(part) && (part.key?.startsWith('gatsby-image-') ?? false);

type InlineScript = ReactElement<{ readonly dangerouslySetInnerHTML: { readonly __html: string } }>;
const isGatsbyScriptLoader = (part: ReactNode): part is InlineScript =>
  isValidElement(part) && part.key === 'script-loader';

/**
 * Makes Gatsby's inline script the same on every page, so that the Content-Security-Policy can name
 * its hash.
 */
const withoutPagePath = (part: InlineScript): ReactElement =>
  cloneElement(part, {
    dangerouslySetInnerHTML: {
      __html: scriptWithoutPagePath(part.props.dangerouslySetInnerHTML.__html),
    },
  });

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(
    withoutAnalyticsTags(getHeadComponents()).filter((part) => !isForGatsbyImage(part)),
  );
  const all = getPostBodyComponents();
  const parts = withoutAnalyticsTags(all);
  const script = toScriptAddingScriptsAfterPaint(parts.flatMap(sourceOfScript));
  replacePostBodyComponents([
    ...parts
      .filter((part) => sourceOfScript(part).length === 0)
      .map((part) => (isGatsbyScriptLoader(part) ? withoutPagePath(part) : part)),
    ...(hasAnalytics
      ? [
          // Safe: the plugin's scripts. In a template they don't run.
          <template
            key="analytics-held"
            data-analytics-held=""
            dangerouslySetInnerHTML={{ __html: analyticsScriptsAsHtml(all) }}
          />,
        ]
      : []),
    // Safe: our own constant with file names.
    <script key="start" dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
};
