import type { HTMLElement } from 'node-html-parser';

/**
 * The scoring of Mozilla's HTTP Observatory, from its published table
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring), for a page that is
 * served with HTTPS and sets no cookies. A bonus counts only if the penalties leave 90 points or
 * more.
 */

type Policy = ReadonlyMap<string, readonly string[]>;

/** The directives of a Content-Security-Policy, with their sources in lower case. */
export const readPolicy = (text: string): Policy =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().toLowerCase().split(/\s+/))
      .flatMap(([name, ...sources]) => (name ? [[name, sources] as const] : [])),
  );

const everything = ['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*'];

const pointsOfPolicy = (text: string | undefined): number => {
  if (text === undefined) return -25;
  const policy = readPolicy(text);
  const sourcesOf = (name: string): readonly string[] => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const hasHash = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const hasUnsafe = (name: string): boolean =>
    sourcesOf(name).some((source) => ["'unsafe-inline'", 'data:', ...everything].includes(source));
  const insecure = (sources: readonly string[]): boolean =>
    sources.some((source) => /^(http|ftp):/.test(source));
  const active = [...policy].filter(([name]) => !['img-src', 'media-src'].includes(name));
  if (hasUnsafe('script-src') || sourcesOf('object-src').some((one) => everything.includes(one))) {
    return -20;
  }
  if (active.some(([, sources]) => insecure(sources))) return -20;
  const evaluates = [...sourcesOf('script-src'), ...sourcesOf('style-src')];
  if (evaluates.includes("'unsafe-eval'")) return -10;
  if (insecure(sourcesOf('img-src')) || insecure(sourcesOf('media-src'))) return -10;
  if (hasUnsafe('style-src')) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
};

const pointsOfReferrer = (value: string | undefined): number => {
  if (value === undefined) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return isPrivate.test(value) ? 5 : -5;
};

const pointsOfTransport = (value: string | undefined): number => {
  const [, seconds] = /(?:^|;\s*)max-age=(\d+)/.exec(value ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= 15_552_000 ? 0 : -10;
};

const pointsOfFrames = (value: string | undefined, policy: string | undefined): number => {
  if (policy !== undefined && readPolicy(policy).has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(value ?? '') ? 5 : -20;
};

const pointsOfScripts = (page: HTMLElement): number => {
  const foreign = page
    .querySelectorAll('script[src]')
    .filter((script) => /^(https?:)?\/\//.test(script.getAttribute('src') ?? ''));
  if (foreign.some((script) => !/^https:/.test(script.getAttribute('src') ?? ''))) return -50;
  return foreign.some((script) => !script.hasAttribute('integrity')) ? -5 : 0;
};

/**
 * The points that each of the Observatory's tests adds or subtracts. `headers` has lower-case
 * names.
 */
export const observatoryPoints = (
  headers: Readonly<Record<string, string>>,
  page: HTMLElement,
): Readonly<Record<string, number>> => {
  const valueIn = (name: string, good: readonly string[], points: number): number => {
    const value = headers[name];
    if (value === undefined) return 0;
    return good.includes(value) ? points : 0;
  };
  const policy = headers['content-security-policy'];
  return {
    'content-security-policy': pointsOfPolicy(policy),
    'strict-transport-security': pointsOfTransport(headers['strict-transport-security']),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': pointsOfFrames(headers['x-frame-options'], policy),
    'referrer-policy': pointsOfReferrer(headers['referrer-policy']),
    'cross-origin-resource-policy': valueIn(
      'cross-origin-resource-policy',
      ['same-origin', 'same-site'],
      10,
    ),
    'cross-origin-opener-policy': valueIn(
      'cross-origin-opener-policy',
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      10,
    ),
    'cross-origin-resource-sharing': headers['access-control-allow-origin'] === undefined ? 0 : -50,
    'subresource-integrity': pointsOfScripts(page),
  };
};

/**
 * The total score from 0: penalties are taken off 100, and extra points count only if 90 are left.
 */
export const observatoryScore = (points: Readonly<Record<string, number>>): number => {
  const all = Object.values(points);
  const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 100);
  const withPenalties = sum(all.filter((one) => one < 0));
  return Math.max(0, withPenalties >= 90 ? sum(all) : withPenalties);
};
