import type { GatsbySSR } from 'gatsby';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
import { wrapPage } from './src/app/wrap-page.tsx';
import { site } from './src/config/site.ts';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: site.locale });
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      as="font"
      type="font/woff2"
      href={archivo}
      crossOrigin="anonymous"
    />,
  ]);
};
