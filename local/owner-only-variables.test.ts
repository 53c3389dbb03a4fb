import { expect, it } from 'vitest';
import { withoutOwnerOnlyVariables } from './owner-only-variables.ts';

it('hides the accounts’ tokens, the way past the pooler, and which sites the setup has created, from builds and functions', () => {
  const forBuilds = { CONTENTFUL_SPACE_ID: 'abc', BUILD_HOOK_URL: 'https://api.netlify.com/x' };
  expect(
    withoutOwnerOnlyVariables({
      ...forBuilds,
      DATABASE_DIRECT_URL: 'postgres://a:b@db.example/knurl',
      NETLIFY_SITE_ID: 'site',
      NETLIFY_AUTH_TOKEN: 'token',
      CONTENTFUL_MANAGEMENT_TOKEN: 'token',
      AUTH0_SETUP_TOKEN: 'token',
    }),
  ).toEqual(forBuilds);
});
