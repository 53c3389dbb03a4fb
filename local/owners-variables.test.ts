import { expect, it } from 'vitest';
import { withoutOwnersVariables } from './owners-variables.ts';

it('keeps the tokens of accounts, and which sites the setup has opened, from builds and functions', () => {
  const forBuilds = { CONTENTFUL_SPACE_ID: 'abc', BUILD_HOOK_URL: 'https://api.netlify.com/x' };
  expect(
    withoutOwnersVariables({
      ...forBuilds,
      NETLIFY_SITE_ID: 'site',
      NETLIFY_AUTH_TOKEN: 'token',
      CONTENTFUL_MANAGEMENT_TOKEN: 'token',
      AUTH0_SETUP_TOKEN: 'token',
    }),
  ).toEqual(forBuilds);
});
