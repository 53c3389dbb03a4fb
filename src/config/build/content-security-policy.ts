import type { BuildSettings } from './build-settings.ts';
import { toLoginOrigin } from '../public/login-origin.ts';

const analyticsSources = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const;

const noSources = { script: [], connect: [], image: [] } as const;

/**
 * The Content-Security-Policy of every page: pages load from, and scripts connect to, this site and the hosted services of
 * the build's settings. Inline scripts and styles have to be allowed, because Gatsby and styled-components write some
 * into every page, and they differ from page to page.
 */
export const contentSecurityPolicy = ({
  auth0,
  analyticsId,
}: Pick<BuildSettings, 'auth0' | 'analyticsId'>): string => {
  const analytics = analyticsId === '' ? noSources : analyticsSources;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'unsafe-inline'", ...analytics.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics.image],
    'connect-src': ["'self'", toLoginOrigin(auth0.domain), ...analytics.connect],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
