import type { GatsbySSR } from 'gatsby';
import { cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode, ScriptHTMLAttributes } from 'react';
import { renderToString } from 'react-dom/server';
import { collectStyles, takeStyles } from './src/app/page-styles.tsx';
import { renderWithSharedParts } from './src/app/shared-html.ts';
import { wrapPage } from './src/app/wrap-page.tsx';
import { site } from './src/config/site.ts';
import { MemberProvider } from './src/services/auth/member-provider.tsx';
import { markRememberedSession } from './src/services/auth/remembered-session.ts';
import heading from './src/ui/fonts/archivo-heading.woff2';
import text from './src/ui/fonts/archivo-text.woff2';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

/** What Gatsby really passes: it wraps what a page puts into its head as well, and has no path for that. */
type Root = { readonly element: ReactElement; readonly pathname?: string };

export const wrapRootElement = ({ element, pathname }: Root): ReactElement =>
  pathname === undefined
    ? element
    : // The browser has the provider too, and ids follow from what stands around them.
      collectStyles(pathname, <MemberProvider>{element}</MemberProvider>);

// No page waits for anything while it is rendered, so the stream that Gatsby would use costs time and gives nothing.
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  pathname,
  bodyComponent,
  replaceBodyHTMLString,
}) => replaceBodyHTMLString(renderWithSharedParts(pathname, () => renderToString(bodyComponent)));

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: site.locale });
  setHeadComponents([
    <script
      key="session"
      // A text of our own, the same on every page.
      dangerouslySetInnerHTML={{ __html: markRememberedSession }}
    />,
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
    ...takeStyles(pathname),
  ]);
};

// React puts scripts that are `async` into the head, where they would hold up what is seen first.
const isAsyncScript = (part: ReactNode): part is ReactElement<ScriptHTMLAttributes<unknown>> =>
  isValidElement<ScriptHTMLAttributes<unknown>>(part) && part.props.async === true;

/** The styles and the script of `gatsby-plugin-image` are for a component of its own; ours is `src/ui/picture.tsx`. */
const isForGatsbyImage = (part: ReactNode): boolean =>
  isValidElement(part) && (part.key?.startsWith('gatsby-image-') ?? false);

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((part) => !isForGatsbyImage(part)));
  replacePostBodyComponents(
    getPostBodyComponents().map((part) =>
      isAsyncScript(part) ? cloneElement(part, { async: false, defer: true }) : part,
    ),
  );
};
