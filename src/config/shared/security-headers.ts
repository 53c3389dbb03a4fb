/**
 * Headers of every response of the site: pages, files and functions. The build writes them to
 * `public/_headers`, which the host applies to files only, so the functions add them themselves.
 */
export const securityHeadersOfEveryResponse = {
  // A year. Without `includeSubDomains`, because only the owner knows whether all her subdomains
  // have a certificate.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // A payment may open a window of its provider.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/**
 * The Content-Security-Policy of the functions' responses: they aren't pages, so nothing in them
 * may load or run.
 */
export const cspOfFunctionResponses =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
