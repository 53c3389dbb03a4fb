import { describe, expect, it } from 'vitest';
import { hashesOfInlineScripts } from '../../src/build/inline-scripts.ts';
import { builtPage, builtPaths, readPublicFile } from '../support/built-site.ts';
import { observatoryPoints, observatoryScore, readPolicy } from '../support/observatory.ts';

/** The headers that the host sends with every file: all rules of `_headers` for `/*`. */
const headers: Readonly<Record<string, string>> = Object.fromEntries(
  readPublicFile('_headers')
    .split(/^(?=\S)/m)
    .filter((rule) => rule.startsWith('/*\n'))
    .flatMap((rule) => rule.split('\n').slice(1))
    .flatMap((line) => {
      const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name.toLowerCase(), value]];
    }),
);
/**
 * As on the host: replaces the address of this machine's login service, which has no certificate
 * and which no production build accepts.
 */
const onHost = (text: string): string =>
  text.replaceAll(/http:\/\/localhost:\d+/g, 'https://auth0.example');

describe('the headers of every page', () => {
  it('score at least 120 points at Mozilla’s Observatory', () => {
    const policy = onHost(headers['content-security-policy'] ?? '');
    const points = observatoryPoints(
      { ...headers, 'content-security-policy': policy },
      builtPage('/').root,
    );
    expect(observatoryScore(points), JSON.stringify(points)).toBeGreaterThanOrEqual(120);
    // The site's earlier headers, to check the scoring itself.
    const before = observatoryPoints(
      {
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'",
      },
      builtPage('/').root,
    );
    expect(observatoryScore(before)).toBe(80);
  });

  it('allow only those inline scripts that every page has', () => {
    const policy = readPolicy(headers['content-security-policy'] ?? '');
    expect(policy.get('script-src')).not.toContain("'unsafe-inline'");
    expect(policy.get('script-src-attr')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    // Hashes of scripts that differ from page to page would make the header grow with the site.
    const hashes = policy.get('script-src')?.filter((source) => source.startsWith("'sha256-"));
    expect(hashes?.length).toBeLessThanOrEqual(8);
  });
});

it('the policy names every inline script of every page', () => {
  const allowed = headers['content-security-policy'] ?? '';
  const addresses = [...builtPaths.map((path) => `${path}index.html`), '404.html'];
  const refused = addresses.filter((address) =>
    hashesOfInlineScripts(readPublicFile(address)).some((hash) => !allowed.includes(hash)),
  );
  expect(addresses.length).toBeGreaterThan(1);
  expect(refused).toEqual([]);
});

it('no page has an inline event handler or a javascript: address', () => {
  const offenders = builtPaths.filter((path) =>
    /<[a-z][^>]*\s(on[a-z]+=|(href|src|action)="\s*javascript:)/i.test(
      readPublicFile(`${path}index.html`),
    ),
  );
  expect(offenders).toEqual([]);
});
