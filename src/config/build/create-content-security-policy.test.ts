import { describe, expect, it } from 'vitest';
import { createContentSecurityPolicy } from './create-content-security-policy.ts';

const auth0 = {
  domain: 'knurl.eu.auth0.com',
  clientId: 'a',
  audience: 'https://knurl.example/api',
};

const snipcart = {
  publicKey: '',
  version: '3.0.29',
  domain: 'cdn.snipcart.com',
  protocol: 'https',
} as const;

const none = { analyticsId: '', stripePublishableKey: '', snipcart };

const hashes = ["'sha256-abc'"];

const directivesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('createContentSecurityPolicy', () => {
  it('lets scripts connect only to this site and the login service', () => {
    const policy = directivesOf(createContentSecurityPolicy({ ...none, auth0 }, hashes));
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

  it('lists the login stand-in by its origin', () => {
    const local = { ...auth0, domain: 'http://localhost:8892' };
    expect(createContentSecurityPolicy({ ...none, auth0: local }, hashes)).toContain(
      "connect-src 'self' http://localhost:8892;",
    );
  });

  it('allows Google’s addresses only if analytics are on', () => {
    expect(createContentSecurityPolicy({ ...none, auth0 }, hashes)).not.toContain('google');
    const policy = directivesOf(
      createContentSecurityPolicy({ ...none, auth0, analyticsId: 'G-ABC123' }, hashes),
    );
    expect(policy.get('script-src')).toMatch(/ https:\/\/www\.googletagmanager\.com$/);
    expect(policy.get('connect-src')).toMatch(/ https:\/\/\*\.google-analytics\.com$/);
    expect(policy.get('img-src')).not.toContain('google');
  });

  it('allows the payment provider’s script only if there is a key for it', () => {
    expect(createContentSecurityPolicy({ ...none, auth0 }, hashes)).not.toContain('stripe');
    const settings = { ...none, auth0, stripePublishableKey: 'pk_test_1' };
    const policy = directivesOf(createContentSecurityPolicy(settings, hashes));
    expect(policy.get('script-src')).toContain('https://js.stripe.com');
    expect(policy.get('frame-src')).toBe('https://js.stripe.com');
  });

  it('allows the cart service’s hosts only if there is a key for it', () => {
    expect(createContentSecurityPolicy({ ...none, auth0 }, hashes)).not.toContain('snipcart');
    const settings = { ...none, auth0, snipcart: { ...snipcart, publicKey: 'key' } };
    const policy = directivesOf(createContentSecurityPolicy(settings, hashes));
    for (const name of ['script-src', 'style-src', 'font-src']) {
      expect(policy.get(name)).toMatch(/ https:\/\/cdn\.snipcart\.com$/);
    }
    for (const name of ['connect-src', 'img-src', 'frame-src']) {
      expect(policy.get(name)).toContain('https://*.snipcart.com');
    }
  });

  it('lists the cart service’s stand-in by its origin only', () => {
    const local = {
      ...snipcart,
      publicKey: 'key',
      domain: 'localhost:8895',
      protocol: 'http',
    } as const;
    const policy = createContentSecurityPolicy({ ...none, auth0, snipcart: local }, hashes);
    expect(policy).toContain('frame-src http://localhost:8895;');
    expect(policy).not.toContain('snipcart.com');
  });
});
