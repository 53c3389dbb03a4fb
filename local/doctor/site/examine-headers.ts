import { createHash } from 'node:crypto';
import { securityHeadersOfEveryResponse } from '../../../src/config/shared/security-headers.ts';
import { badFinding, goodFinding } from '../findings.ts';
import type { Finding } from '../finding.ts';
import type { ProbedAnswer } from './probe.ts';

const buildAgain =
  'Deploy the site again; a header that Netlify or a proxy before it changes is set there.';

/** The sources of each directive of a Content-Security-Policy. */
const readPolicy = (text: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    text.split(';').flatMap((part) => {
      const [name, ...sources] = part.trim().split(/\s+/);
      return name ? [[name, sources] as const] : [];
    }),
  );

const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/type="?application\/(ld\+)?json/.test(attributes))
    .map(([, , script = '']) => script);

const hashOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

const findPolicyFault = (
  page: ProbedAnswer,
  loginOrigin: string | undefined,
): string | undefined => {
  const text = page.headers.get('content-security-policy');
  if (text === null) return 'The home page has no Content-Security-Policy.';
  const policy = readPolicy(text);
  const scripts = policy.get('script-src') ?? [];
  if (scripts.length === 0 || scripts.includes("'unsafe-inline'")) {
    return 'The Content-Security-Policy lets any inline script run.';
  }
  const stopped = inlineScripts(page.text).filter((script) => !scripts.includes(hashOf(script)));
  if (stopped.length > 0) {
    return `The Content-Security-Policy stops ${stopped.length} of the page’s own inline scripts.`;
  }
  if (!policy.get('frame-ancestors')?.includes("'none'")) return 'Any site may frame the pages.';
  const connects = policy.get('connect-src') ?? [];
  return loginOrigin === undefined || connects.includes(loginOrigin)
    ? undefined
    : `Pages may not reach the login service ${loginOrigin}.`;
};

const examinePolicy = (page: ProbedAnswer, loginOrigin: string | undefined): Finding => {
  const subject = 'Content-Security-Policy';
  const fault = findPolicyFault(page, loginOrigin);
  return fault === undefined
    ? goodFinding(subject, 'It lets the page’s own scripts run, and no others.')
    : badFinding(subject, fault, buildAgain);
};

const examineSecurity = (page: ProbedAnswer, isEncrypted: boolean): Finding => {
  const subject = 'Security headers';
  const different = Object.entries(securityHeadersOfEveryResponse)
    // Browsers ignore it without encryption.
    .filter(([name]) => isEncrypted || name !== 'strict-transport-security')
    .filter(([name, value]) => page.headers.get(name) !== value)
    .map(([name]) => name);
  return different.length === 0
    ? goodFinding(subject, 'The home page has them as the build wrote them.')
    : badFinding(
        subject,
        `Missing or different on the home page: ${different.join(', ')}.`,
        buildAgain,
      );
};

/**
 * The first script or style sheet of the page with a digest in its name. Scripts can also be named
 * inside other scripts.
 */
export const findHashedFile = (html: string): string | undefined =>
  /["'=](\/[\w.~-]+-[0-9a-f]{8,}\.(?:js|css))(?=["'\s>])/.exec(html)?.[1];

const examineCaching = (page: ProbedAnswer, hashedFile: ProbedAnswer | undefined): Finding => {
  const subject = 'Caching';
  const ofPage = page.headers.get('cache-control') ?? '';
  if (!/max-age=0|no-cache/.test(ofPage)) {
    return badFinding(
      subject,
      'Browsers keep pages without asking whether they changed.',
      buildAgain,
    );
  }
  if (hashedFile === undefined) {
    return badFinding(
      subject,
      'The home page names no script with a digest in its name.',
      buildAgain,
    );
  }
  const ofFile = hashedFile.headers.get('cache-control') ?? '';
  return hashedFile.status === 200 && ofFile.includes('immutable')
    ? goodFinding(subject, 'Pages are asked for anew, and hashed files are kept.')
    : badFinding(subject, 'Browsers load hashed files again on each visit.', buildAgain);
};

/**
 * Compares the headers of the home page, and of one of its scripts, with those that the build
 * writes.
 */
export const examineHeaders = (options: {
  readonly page: ProbedAnswer;
  readonly hashedFile: ProbedAnswer | undefined;
  readonly isEncrypted: boolean;
  readonly loginOrigin: string | undefined;
}): readonly Finding[] => [
  examinePolicy(options.page, options.loginOrigin),
  examineSecurity(options.page, options.isEncrypted),
  examineCaching(options.page, options.hashedFile),
];
