/** The origin of the login service. Auth0's setting is a bare domain; the stand-in's is an origin already. */
export const toLoginOrigin = (domain: string): string =>
  domain.startsWith('http://localhost') ? domain : `https://${domain}`;
