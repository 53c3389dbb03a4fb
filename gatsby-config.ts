import netlifyAdapter from 'gatsby-adapter-netlify';
import type { GatsbyConfig } from 'gatsby';
import { withFewRoutes } from './src/build/host-adapter';
import { readBuildSettings } from './src/config/build/build-settings';
import { requireServerSettingsInProduction } from './src/config/server/server-settings';
import { site } from './src/config/public/site';

const settings = readBuildSettings();
requireServerSettingsInProduction();

const analytics: GatsbyConfig['plugins'] =
  settings.analyticsId === ''
    ? []
    : [
        {
          resolve: 'gatsby-plugin-google-gtag',
          options: {
            trackingIds: [settings.analyticsId],
            gtagConfig: { anonymize_ip: true },
            // A page view sends the page's address. A calculator's address holds a weight and an age, a login's its code.
            pluginConfig: {
              respectDNT: true,
              head: false,
              exclude: ['/calculators/**', '/login/**'],
            },
          },
        },
      ];

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl, title: site.name, description: site.description },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: '.cache/gatsby-types.d.ts', generateOnBuild: true },
  adapter: withFewRoutes(netlifyAdapter({ imageCDN: true })),
  plugins: [
    {
      resolve: 'gatsby-source-contentful',
      options: {
        spaceId: settings.contentful.spaceId,
        accessToken: settings.contentful.accessToken,
        host: settings.contentful.host,
        environment: settings.contentful.environment,
        // Renaming a content type in the CMS then keeps its GraphQL type.
        useNameForId: false,
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: site.name,
        short_name: site.name,
        description: site.description,
        start_url: '/',
        display: 'minimal-ui',
        background_color: '#f6f0e4',
        theme_color: '#1d1b19',
        lang: site.locale,
        icon: 'src/ui/icon.svg',
      },
    },
    ...analytics,
  ],
};

export default config;
