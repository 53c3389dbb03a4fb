import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const auth0 = {
  domain: 'knurl.eu.auth0.com',
  clientId: 'a',
  audience: 'https://knurl.example/api',
};

const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('contentSecurityPolicy', () => {
  it('lets scripts connect to this site and the login service alone', () => {
    const policy = directivesOf(contentSecurityPolicy({ auth0, analyticsId: '' }));
    expect(policy.get('connect-src')).toBe("'self' https://knurl.eu.auth0.com");
    expect(policy.get('script-src')).toBe("'self' 'unsafe-inline'");
    for (const name of ['frame-src', 'frame-ancestors', 'object-src']) {
      expect(policy.get(name)).toBe("'none'");
    }
    for (const name of ['default-src', 'form-action', 'base-uri']) {
      expect(policy.get(name)).toBe("'self'");
    }
  });

  it('names the login stand-in by its origin', () => {
    const local = { ...auth0, domain: 'http://localhost:8892' };
    expect(contentSecurityPolicy({ auth0: local, analyticsId: '' })).toContain(
      "connect-src 'self' http://localhost:8892;",
    );
  });

  it('allows Google’s addresses only if analytics are on', () => {
    expect(contentSecurityPolicy({ auth0, analyticsId: '' })).not.toContain('google');
    const policy = directivesOf(contentSecurityPolicy({ auth0, analyticsId: 'G-ABC123' }));
    expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  });
});
