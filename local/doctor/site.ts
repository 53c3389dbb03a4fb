import { toLoginOrigin } from '../../src/config/public/login-origin.ts';
import { isLocalAddress } from '../../src/config/shared/stand-in.ts';
import { generalApiPaths } from '../../src/domain/api-paths.ts';
import { badFinding, goodFinding } from './findings.ts';
import type { Examination } from './finding.ts';
import { isContentFiles } from '../settings/content-source.ts';
import { examineSiteAddresses } from './site/examine-addresses.ts';
import { examineServices } from './site/examine-services.ts';
import { examineHeaders, findHashedFile } from './site/examine-headers.ts';
import { probeAddress } from './site/probe.ts';

/**
 * Examines the live site: that it answers, with the headers a build writes, and that its addresses
 * behave as they should.
 */
export const examineSite: Examination = async (variables) => {
  const siteUrl = variables['SITE_URL']?.replace(/\/+$/, '');
  const subject = 'Home page';
  if (siteUrl === undefined || !URL.canParse(siteUrl)) {
    return [
      badFinding(
        subject,
        'SITE_URL is not set.',
        'Put the address of the site into .env as SITE_URL.',
      ),
    ];
  }
  const page = await probeAddress(`${siteUrl}/`);
  if (typeof page === 'string') {
    return [
      badFinding(
        subject,
        `${siteUrl} can’t be reached: ${page}.`,
        isLocalAddress(siteUrl)
          ? 'Start the site with npm start.'
          : 'Deploy the site, and point its domain to Netlify (Domain management).',
      ),
    ];
  }
  if (page.status !== 200) {
    return [
      badFinding(
        subject,
        `${siteUrl} answers ${page.status}.`,
        'See the last deploy at Netlify, and whether SITE_URL is the site’s main domain.',
      ),
    ];
  }
  const hashedFile = findHashedFile(page.text);
  const file = hashedFile === undefined ? undefined : await probeAddress(`${siteUrl}${hashedFile}`);
  const health = await probeAddress(`${siteUrl}${generalApiPaths.health}`);
  const domain = variables['AUTH0_DOMAIN'];
  return [
    goodFinding(subject, `${siteUrl} answers.`),
    ...examineHeaders({
      page,
      hashedFile: typeof file === 'string' ? undefined : file,
      isEncrypted: siteUrl.startsWith('https:'),
      loginOrigin: domain === undefined ? undefined : toLoginOrigin(domain),
    }),
    ...(await examineSiteAddresses(siteUrl, {
      isLocal: isLocalAddress(siteUrl),
      hasSpace: !isContentFiles(variables) && variables['CONTENTFUL_SPACE_ID'] !== undefined,
    })),
    ...(typeof health === 'string' ? [] : examineServices(health.text, isLocalAddress(siteUrl))),
  ];
};
