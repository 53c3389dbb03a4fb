import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { routes } from '../../../src/domain/routes.ts';
import { badFinding, goodFinding, unknownFinding } from '../findings.ts';
import type { Finding } from '../finding.ts';
import { probeAddress, type ProbedAnswer } from './probe.ts';

/** An address of the site, the answer it has to give, and what to do if it doesn't. */
type Check = {
  readonly subject: string;
  readonly path: string;
  readonly init?: RequestInit;
  readonly isRight: (answer: ProbedAnswer, origin: string) => boolean;
  readonly right: string;
  readonly wrong: (answer: ProbedAnswer) => string;
  readonly remedy: string;
};

const firstDeploy = 'See the last deploy at Netlify (Deploys).';

const errorOf = (text: string): string => {
  try {
    const said: unknown = JSON.parse(text);
    const error =
      typeof said === 'object' && said !== null && 'error' in said ? said.error : undefined;
    return typeof error === 'string' ? ` ${error}` : '';
  } catch {
    return '';
  }
};

const unsigned: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{}',
};

const checks: readonly Check[] = [
  {
    subject: 'robots.txt',
    path: '/robots.txt',
    isRight: ({ status, text }, origin) =>
      status === 200 &&
      !/^disallow:\s*\/\s*$/im.test(text) &&
      text.includes(`Sitemap: ${origin}/sitemap.xml`),
    right: 'Search engines may read the site and are told of the sitemap.',
    wrong: () => 'It is missing, forbids the site, or names the sitemap of another address.',
    remedy: 'Set SITE_URL to the address of the site, then deploy again.',
  },
  {
    subject: 'Sitemap',
    path: '/sitemap.xml',
    isRight: ({ status, text }, origin) => status === 200 && text.includes(`<loc>${origin}/`),
    right: 'It has the pages at this address.',
    wrong: () => 'It is missing or names pages of another address.',
    remedy: 'Set SITE_URL to the address of the site, then deploy again.',
  },
  {
    subject: 'Functions',
    path: generalApiPaths.health,
    isRight: ({ status }) => status === 200,
    right: 'They run, and reach what they depend on.',
    wrong: ({ status, text }) => `${generalApiPaths.health} answers ${status}.${errorOf(text)}`,
    remedy: 'Fix what it names; the log of the function health at Netlify says more.',
  },
  {
    subject: 'Redirects',
    path: routes.articles.replace(/\/$/, ''),
    isRight: ({ status, headers }) =>
      status === 301 && headers.get('location')?.endsWith(routes.articles) === true,
    right: 'An address without its slash leads to the page.',
    wrong: ({ status }) => `An address without its slash answers ${status}.`,
    remedy:
      'Turn pretty URLs on at Netlify (Project configuration, Build & deploy, Post processing).',
  },
  {
    subject: 'Unknown addresses',
    path: '/there-is-no-such-page/',
    isRight: ({ status }) => status === 404,
    right: 'They answer 404.',
    wrong: ({ status }) => `They answer ${status}, so search engines take them for pages.`,
    remedy: 'Remove the redirect of /* from netlify.toml or from Netlify.',
  },
  {
    subject: 'Stripe’s webhook',
    path: generalApiPaths.stripeEvents,
    init: unsigned,
    isRight: ({ status }) => status === 400,
    right: 'It can be reached, and takes nothing that isn’t signed.',
    wrong: ({ status, text }) => `An unsigned event is answered ${status}.${errorOf(text)}`,
    remedy: 'Set STRIPE_WEBHOOK_SECRET at Netlify with npm run setup -- netlify.',
  },
];

const webhookOfSpace: Check = {
  subject: 'Contentful’s webhook',
  path: '/api/contentful-events',
  init: unsigned,
  isRight: ({ status }) => status === 401,
  right: 'It can be reached, and takes nothing that isn’t signed.',
  wrong: ({ status, text }) => `An unsigned event is answered ${status}.${errorOf(text)}`,
  remedy: 'Run npm run setup -- contentful and npm run setup -- netlify, then deploy again.',
};

const carryOut = async (check: Check, siteUrl: string): Promise<Finding> => {
  const answer = await probeAddress(`${siteUrl}${check.path}`, check.init);
  if (typeof answer === 'string') {
    return unknownFinding(
      check.subject,
      `${siteUrl}${check.path} can’t be reached: ${answer}.`,
      firstDeploy,
    );
  }
  return check.isRight(answer, siteUrl)
    ? goodFinding(check.subject, check.right)
    : badFinding(
        check.subject,
        check.wrong(answer),
        // A function that fails on missing settings can't give the expected answer.
        answer.status >= 500 && check.path !== generalApiPaths.health
          ? 'Fix first what “Functions” and “Settings” name.'
          : check.remedy,
      );
};

const examineWorkbench = async (siteUrl: string): Promise<Finding> => {
  const subject = 'Workbench';
  const answer = await probeAddress(`${siteUrl}/editor/`);
  if (typeof answer === 'string') {
    return unknownFinding(subject, `${siteUrl}/editor/ can’t be reached: ${answer}.`, firstDeploy);
  }
  return answer.status === 404
    ? goodFinding(subject, 'The public site does not have /editor/.')
    : badFinding(
        subject,
        `The public site answers ${answer.status} at /editor/.`,
        'Build the public site without PREVIEW, then deploy again.',
      );
};

const examineEncryption = async (siteUrl: string): Promise<readonly Finding[]> => {
  const url = new URL(siteUrl);
  if (url.protocol !== 'https:') return [];
  const plain = `http://${url.host}/`;
  const answer = await probeAddress(plain);
  const subject = 'Encryption';
  if (typeof answer === 'string') {
    return [unknownFinding(subject, `${plain} can’t be reached: ${answer}.`, firstDeploy)];
  }
  const leads = answer.headers.get('location')?.startsWith('https://') === true;
  return [
    answer.status >= 300 && answer.status < 400 && leads
      ? goodFinding(subject, 'Unencrypted addresses lead to encrypted ones.')
      : badFinding(
          subject,
          `${plain} answers ${answer.status} without encryption.`,
          'Turn “Force HTTPS” on at Netlify (Domain management, HTTPS).',
        ),
  ];
};

/**
 * Checks the answers of the site's addresses. A local site has the workbench, so its absence isn't
 * checked there; content from files has no webhook.
 */
export const examineSiteAddresses = async (
  siteUrl: string,
  { isLocal, hasSpace }: { readonly isLocal: boolean; readonly hasSpace: boolean },
): Promise<readonly Finding[]> => {
  const found = await Promise.all([
    ...[...checks, ...(hasSpace ? [webhookOfSpace] : [])].map(async (check) => [
      await carryOut(check, siteUrl),
    ]),
    ...(isLocal ? [] : [examineWorkbench(siteUrl).then((finding) => [finding])]),
    examineEncryption(siteUrl),
  ]);
  return found.flat();
};
