import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const auth0 = {
  domain: 'knurl.eu.auth0.com',
  clientId: 'a',
  audience: 'https://knurl.example/api',
};

const hashes = ["'sha256-abc'"];

const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('contentSecurityPolicy', () => {
  it('lets scripts connect to this site and the login service alone', () => {
    const policy = directivesOf(contentSecurityPolicy({ auth0, analyticsId: '' }, hashes));
    expect(policy.get('connect-src')).toBe("'self' https://knurl.eu.auth0.com");
    expect(policy.get('script-src')).toBe("'self' 'sha256-abc'");
    for (const name of [
      'script-src-attr',
      'frame-src',
      'frame-ancestors',
      'object-src',
      'base-uri',
    ]) {
      expect(policy.get(name)).toBe("'none'");
    }
    for (const name of ['default-src', 'form-action', 'worker-src']) {
      expect(policy.get(name)).toBe("'self'");
    }
  });

  it('names the login stand-in by its origin', () => {
    const local = { ...auth0, domain: 'http://localhost:8892' };
    expect(contentSecurityPolicy({ auth0: local, analyticsId: '' }, hashes)).toContain(
      "connect-src 'self' http://localhost:8892;",
    );
  });

  it('allows Google’s addresses only if analytics are on', () => {
    expect(contentSecurityPolicy({ auth0, analyticsId: '' }, hashes)).not.toContain('google');
    const policy = directivesOf(contentSecurityPolicy({ auth0, analyticsId: 'G-ABC123' }, hashes));
    expect(policy.get('script-src')).toContain('https://www.googletagmanager.com');
    expect(policy.get('connect-src')).toContain('https://*.google-analytics.com');
  });
});
