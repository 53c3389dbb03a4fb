import { previewVariables, publicVariables, type SiteVariable } from './site-variables.ts';

/** One of the two sites, with what `.env` calls what belongs to it. */
export type SiteKind = {
  readonly label: string;
  readonly namePrefix: string;
  readonly idName: string;
  readonly addressName: string;
  readonly hookName: string;
  readonly variables: readonly SiteVariable[];
  /** The same for every site of this kind. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Where its `netlify.toml` is in the repository; undefined for the top. */
  readonly packageFolder: string | undefined;
  readonly hasForms: boolean;
  /** It signs cookies, so it needs a secret that nobody has to think of. */
  readonly signs: boolean;
};

export const publicSite: SiteKind = {
  label: 'the public site',
  namePrefix: 'knurl',
  idName: 'NETLIFY_SITE_ID',
  addressName: 'SITE_URL',
  hookName: 'BUILD_HOOK_URL',
  variables: publicVariables,
  fixed: {},
  packageFolder: undefined,
  hasForms: true,
  signs: true,
};

export const previewSite: SiteKind = {
  label: 'the preview',
  namePrefix: 'knurl-preview',
  idName: 'NETLIFY_PREVIEW_SITE_ID',
  addressName: 'PREVIEW_URL',
  hookName: 'PREVIEW_BUILD_HOOK_URL',
  variables: previewVariables,
  fixed: { PREVIEW: 'on' },
  packageFolder: 'netlify/preview',
  hasForms: false,
  signs: false,
};

/** The name under which a site is opened. Names of sites are shared by all customers of Netlify, so ours has the team's. */
export const siteNameOf = ({ namePrefix }: SiteKind, teamSlug: string): string =>
  `${namePrefix}-${teamSlug}`.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
