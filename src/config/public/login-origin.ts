/**
 * The origin of the login service. Its setting is a bare domain for Auth0, but already an origin
 * for the stand-in.
 */
export const toLoginOrigin = (domain: string): string =>
  domain.startsWith('http://localhost') ? domain : `https://${domain}`;
