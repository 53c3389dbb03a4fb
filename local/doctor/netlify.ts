import type { NetlifyAPI } from '@netlify/api';
import { defaultDeploysAMonth } from '../../src/domain/site-builds/deploys.ts';
import { createNetlifyClient, askNetlify, tokenPage } from '../setup/netlify/client.ts';
import {
  siteAddressOf,
  netlifyConsolePage,
  findBuildHookUrl,
  findSite,
  readTeam,
  readVariablesAt,
  type NetlifySiteFacts,
} from '../setup/netlify/read-site.ts';
import { previewSite, publicSite, siteNameOf, type SiteKind } from '../setup/netlify/site-kinds.ts';
import type { FoundVariables } from '../setup/netlify/variables-plan.ts';
import { badFinding, goodFinding, reasonOf, unknownFinding } from './findings.ts';
import type { Examination, Finding } from './finding.ts';
import {
  examineDeployCount,
  examineDeploys,
  readDeploys,
  type Deploy,
} from './netlify/examine-deploys.ts';
import { examineVariables } from './netlify/examine-variables.ts';
import { readSchedules } from './schedules.ts';

type Variables = Readonly<Record<string, string | undefined>>;
const setup = 'Run npm run setup -- netlify.';

const examineLink = (kind: SiteKind, site: NetlifySiteFacts, hook: string | undefined): Finding => {
  const subject = `${site.name}: builds`;
  const page = netlifyConsolePage(site.name, 'configuration/deploys');
  const branch = site.build_settings?.repo_branch;
  if (!branch) return badFinding(subject, 'No repository is linked.', 'Link the repository.', page);
  if (site.build_settings?.stop_builds === true) {
    return badFinding(subject, 'Builds are stopped.', 'Set the build status to active.', page);
  }
  return hook === undefined
    ? badFinding(
        subject,
        'There is no build hook, so nobody can begin a build of new content.',
        setup,
      )
    : goodFinding(subject, `${kind.label} builds ${branch}, and a build hook begins its builds.`);
};

const examineDomain = (site: NetlifySiteFacts, wanted: string | undefined): readonly Finding[] => {
  if (wanted === undefined) return [];
  const subject = `${site.name}: domain`;
  return wanted.replace(/\/+$/, '') === siteAddressOf(site)
    ? [goodFinding(subject, `It answers at ${siteAddressOf(site)}.`)]
    : [
        badFinding(
          subject,
          `It answers at ${siteAddressOf(site)}, and its address is to be ${wanted}.`,
          'Make that domain the site’s main one, and wait for its certificate.',
          netlifyConsolePage(site.name, 'domain-management'),
        ),
      ];
};

const examineForms = async (client: NetlifyAPI, site: NetlifySiteFacts): Promise<Finding> => {
  const subject = `${site.name}: forms`;
  const forms = await askNetlify('the forms', () => client.listSiteForms({ site_id: site.id }));
  return forms.length > 0
    ? goodFinding(subject, 'Netlify knows our forms.')
    : badFinding(
        subject,
        'Netlify knows none of our forms, so what visitors send is lost.',
        'Turn form detection on, then deploy again.',
        netlifyConsolePage(site.name, 'forms'),
      );
};

const examineKind = async (
  kind: SiteKind,
  client: NetlifyAPI,
  account: { readonly id: string; readonly slug: string },
  variables: Variables,
  ofTeam: FoundVariables,
): Promise<{ readonly findings: readonly Finding[]; readonly deploys: readonly Deploy[] }> => {
  const site = await findSite(client, variables[kind.idName], siteNameOf(kind, account.slug));
  if (site === undefined) {
    return { findings: [badFinding(kind.label, 'It is not at Netlify yet.', setup)], deploys: [] };
  }
  const found = await readVariablesAt(client, account.id, site.id);
  const hook = await findBuildHookUrl(client, site.id);
  const schedules = kind === publicSite ? await readSchedules() : [];
  const deploys = await readDeploys(client, site);
  const findings = [
    examineLink(kind, site, hook),
    ...examineDomain(site, variables[kind.addressName]),
    ...examineVariables(kind, variables, site, found, ofTeam),
    ...examineDeploys(deploys, site, schedules),
    ...(kind.hasForms && site.published_deploy ? [await examineForms(client, site)] : []),
  ];
  return { findings, deploys };
};

/**
 * Examines Netlify: the public site and the preview, with their variables, deploys, schedules and
 * forms.
 */
export const examineNetlify: Examination = async (variables) => {
  if (variables['NETLIFY_AUTH_TOKEN'] === undefined) {
    return [
      unknownFinding(
        'Account',
        'NETLIFY_AUTH_TOKEN is not set, so Netlify can’t be asked.',
        'Make a token and put it into .env as NETLIFY_AUTH_TOKEN.',
        tokenPage,
      ),
    ];
  }
  try {
    const client = createNetlifyClient(variables);
    const account = await readTeam(client, variables['NETLIFY_TEAM']);
    const ofTeam = await readVariablesAt(client, account.id, undefined);
    const findings: Finding[] = [];
    const deploys: Deploy[] = [];
    for (const kind of [publicSite, previewSite]) {
      const examined = await examineKind(kind, client, account, variables, ofTeam);
      findings.push(...examined.findings);
      deploys.push(...examined.deploys);
    }
    const allowed = Number(variables['DEPLOYS_A_MONTH']?.trim() || defaultDeploysAMonth);
    return [...findings, examineDeployCount(deploys, allowed, new Date())];
  } catch (error) {
    return [
      unknownFinding(
        'Account',
        reasonOf(error),
        'Fix what it names, then run this again.',
        tokenPage,
      ),
    ];
  }
};
