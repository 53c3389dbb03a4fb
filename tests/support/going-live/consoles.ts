import path from 'node:path';
import { readSchedules } from '../../../local/doctor/schedules.ts';
import { findFormsBelow } from '../../../local/forms/find-forms.ts';
import { previewSite, publicSite, siteNameOf } from '../../../local/setup/netlify/site-kinds.ts';
import type { EmptyAccounts } from './accounts.ts';

const sitesOf = ({ netlify, siteUrl, previewUrl }: EmptyAccounts) =>
  [
    { kind: publicSite, address: siteUrl },
    { kind: previewSite, address: previewUrl },
  ].map(({ kind, address }) => {
    const name = siteNameOf(kind, netlify.books.account.slug);
    const stored = [...netlify.books.sites.values()].find(({ site }) => site.name === name);
    if (stored === undefined) throw new Error(`There is no site ${name}.`);
    return { name, kind, address, stored };
  });

/**
 * The owner's steps in Netlify's console: links both sites to the repository, and gives them their
 * domains.
 */
export const linkSites = (accounts: EmptyAccounts): void => {
  for (const { name, address, stored } of sitesOf(accounts)) {
    accounts.netlify.linkRepository(name, 'main');
    stored.site = { ...stored.site, url: address, ssl_url: address };
  }
};

/** Gives Netlify's stand-in the state of both sites after their first deploy. */
export const noteDeploys = async (accounts: EmptyAccounts, folder: string): Promise<void> => {
  const schedules = await readSchedules(path.join(folder, 'netlify/functions'));
  for (const { kind, stored } of sitesOf(accounts)) {
    const deploy = {
      id: `first-deploy-of-${kind.idName}`,
      state: 'ready',
      context: 'production',
      function_schedules: kind === publicSite ? schedules.map((schedule) => ({ ...schedule })) : [],
    };
    stored.deploys.unshift(deploy);
    stored.site = { ...stored.site, published_deploy: deploy };
    if (kind === publicSite) {
      const forms = findFormsBelow(path.join(folder, 'public'));
      stored.forms = [...forms.keys()].map((name) => ({ id: name, name }));
    }
  }
};
