import netlifyAdapter from 'gatsby-adapter-netlify';
import type { GatsbyConfig } from 'gatsby';
import { adapterWithFewRoutes, adapterWithoutImageCdn } from './src/build/host-adapter';
import { manifestIcons } from './src/build/public-files/manifest-icons';
import { createInertPreviewAdapter } from './src/build/preview/create-inert-preview-adapter';
import { readBuildSettings } from './src/config/build/build-settings';
import { requirePreviewSettingsInProduction } from './src/config/server/preview-function-settings';
import { requireServerSettingsInProduction } from './src/config/server/server-settings';
import { siteIdentityAndPageSizes } from './src/config/public/site-identity-and-page-sizes';
import { routes } from './src/domain/routes';

const settings = readBuildSettings();
if (settings.isPreview) requirePreviewSettingsInProduction();
else requireServerSettingsInProduction();

const analytics: GatsbyConfig['plugins'] =
  settings.analyticsId === ''
    ? []
    : [
        {
          resolve: 'gatsby-plugin-google-gtag',
          options: {
            trackingIds: [settings.analyticsId],
            gtagConfig: {
              anonymize_ip: true,
              allow_google_signals: false,
              allow_ad_personalization_signals: false,
            },
            // What is sent, and when, is decided in
            // `src/app/analytics/count-visits-once-agreed.ts`.
            pluginConfig: { respectDNT: true, head: false },
          },
        },
      ];

const hostAdapter = adapterWithFewRoutes(netlifyAdapter({ imageCDN: true }));

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: settings.siteUrl,
    title: siteIdentityAndPageSizes.name,
    description: siteIdentityAndPageSizes.description,
  },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { typesOutputPath: '.cache/gatsby-types.d.ts', generateOnBuild: true },
  adapter: settings.isPreview
    ? createInertPreviewAdapter(settings.isContentFiles)
    : settings.isContentFiles
      ? adapterWithoutImageCdn(hostAdapter)
      : hostAdapter,
  plugins: [
    {
      resolve: 'gatsby-source-contentful',
      options: {
        spaceId: settings.contentful.spaceId,
        accessToken: settings.contentful.accessToken,
        host: settings.contentful.host,
        environment: settings.contentful.environment,
        // So that renaming a content type in the CMS doesn't change its GraphQL type.
        useNameForId: false,
      },
    },
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name: siteIdentityAndPageSizes.name,
        short_name: siteIdentityAndPageSizes.name,
        description: siteIdentityAndPageSizes.description,
        start_url: '/',
        display: 'minimal-ui',
        background_color: '#f6f0e4',
        theme_color: '#1d1b19',
        lang: siteIdentityAndPageSizes.locale,
        icon: 'src/ui/pictures/icon.svg',
        icons: manifestIcons,
        shortcuts: [
          { name: 'Today’s session', url: routes.train },
          { name: 'Training log', url: routes.trainingLog },
        ],
      },
    },
    ...analytics,
  ],
};

export default config;
