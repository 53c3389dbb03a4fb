import { previewVariables, publicVariables, type SiteVariable } from './site-variables.ts';

/** One of the two sites, with the names of its variables in `.env`. */
export type SiteKind = {
  readonly label: string;
  readonly namePrefix: string;
  readonly idName: string;
  readonly addressName: string;
  readonly hookName: string;
  readonly variables: readonly SiteVariable[];
  /** The same values for every site of this kind. */
  readonly fixed: Readonly<Record<string, string>>;
  /** The folder of its `netlify.toml` in the repository; undefined for the root. */
  readonly packageFolder: string | undefined;
  readonly hasForms: boolean;
  /** True if it signs cookies, so that it needs a generated secret. */
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

/**
 * The name for a new site. Site names are shared by all Netlify customers, so ours include the
 * team's name.
 */
export const siteNameOf = ({ namePrefix }: SiteKind, teamSlug: string): string =>
  `${namePrefix}-${teamSlug}`.toLowerCase().replace(/[^a-z0-9-]+/g, '-');
