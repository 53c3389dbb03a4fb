/**
 * The variables of `.env` that are only for `npm run setup`, `doctor`, `migrate`, `backup` and
 * `restore`. Gatsby's adapter would mistake a site's id and token for those of a build at the host,
 * and ask Netlify for the site's settings; the others have power over whole accounts.
 */
const ofCommands: ReadonlySet<string> = new Set([
  'AUTH0_EDITORS',
  'AUTH0_OWNER',
  'AUTH0_SETUP_TOKEN',
  'CONTENTFUL_MANAGEMENT_HOST',
  'CONTENTFUL_MANAGEMENT_TOKEN',
  'DATABASE_DIRECT_URL',
  'NETLIFY_API_URL',
  'NETLIFY_AUTH_TOKEN',
  'NETLIFY_PREVIEW_SITE_ID',
  'NETLIFY_SITE_ID',
  'NETLIFY_TEAM',
  'PREVIEW_BUILD_HOOK_URL',
]);

/** The variables of `.env` that builds, functions and their child processes may see. */
export const withoutOwnerOnlyVariables = (
  fromFile: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(fromFile).filter(([name]) => !ofCommands.has(name)));
