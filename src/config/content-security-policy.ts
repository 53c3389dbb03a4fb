import type { BuildSettings } from './build-settings.ts';
import { toLoginOrigin } from './login-origin.ts';

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
 * What pages may load, and whom their scripts may talk to: this site, and the hosted services that the build is
 * configured for. Inline scripts and styles are Gatsby's and styled-components' own; each page has one with its path.
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
