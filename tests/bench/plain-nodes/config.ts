// The bench puts this file in place of gatsby-config.ts, which it renames to site-config.ts.
import type { GatsbyConfig } from 'gatsby';
import site from './site-config';

const config: GatsbyConfig = {
  ...site,
  plugins: (site.plugins ?? []).filter(
    (plugin) => typeof plugin !== 'object' || plugin?.resolve !== 'gatsby-source-contentful',
  ),
};

export default config;
