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
 * the build's settings. Of inline scripts only those with the given hashes run; they are the same on every page. Inline
 * styles are allowed, because styled-components writes each page's own into it.
 */
export const contentSecurityPolicy = (
  { auth0, analyticsId }: Pick<BuildSettings, 'auth0' | 'analyticsId'>,
  scriptHashes: readonly string[],
): string => {
  const analytics = analyticsId === '' ? noSources : analyticsSources;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...analytics.script],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics.image],
    'connect-src': ["'self'", toLoginOrigin(auth0.domain), ...analytics.connect],
    'form-action': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
};
