import type { HTMLAttributes, ReactElement, ReactNode } from 'react';

type HtmlProps = {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
};

/**
 * The document around every page, in place of Gatsby’s: `viewport-fit=cover` gives a page the whole
 * screen of a phone, so that what stands at an edge has to leave room for its corners
 * (`--safe-side` and `--safe-bottom` in theme.css).
 */
const Html = ({
  htmlAttributes,
  headComponents,
  bodyAttributes,
  preBodyComponents,
  body,
  postBodyComponents,
}: HtmlProps): ReactElement => (
  <html {...htmlAttributes} lang={htmlAttributes.lang}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {/* The manifest's minimal window doesn't exist on an iPhone: without this, the home screen
          has a bookmark. The second is its name elsewhere. */}
      <meta name="apple-mobile-web-app-capable" content="yes" />
      <meta name="mobile-web-app-capable" content="yes" />
      {headComponents}
    </head>
    <body {...bodyAttributes}>
      {preBodyComponents}
      {/* Safe: what Gatsby has rendered. */}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </body>
  </html>
);

export default Html;
