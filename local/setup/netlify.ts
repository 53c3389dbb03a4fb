import { createNetlifyClient, tokenPage } from './netlify/client.ts';
import { planSite } from './netlify/plan-site.ts';
import { readTeam } from './netlify/read-site.ts';
import { previewSite, publicSite } from './netlify/site-kinds.ts';
import type { VendorSetup } from './setup-plan.ts';

/**
 * `npm run setup -- netlify`: the public site and the preview at Netlify, each with a build hook,
 * and with the variables of `.env` for production only. The build settings are in each site's
 * `netlify.toml`. A repository can only be linked in the console.
 */
export const netlifySetup: VendorSetup = {
  vendor: 'netlify',
  needs: [{ name: 'NETLIFY_AUTH_TOKEN', where: `Applications, New access token: ${tokenPage}` }],
  plan: async (environment) => {
    const client = createNetlifyClient(environment);
    const account = await readTeam(client, environment['NETLIFY_TEAM']);
    const shared = { client, account, environment, discovered: {} };
    // The preview needs the site's address, so the site comes first.
    const site = await planSite({ ...shared, kind: publicSite });
    const preview = await planSite({ ...shared, kind: previewSite });
    return {
      right: [...site.right, ...preview.right],
      acts: [...site.acts, ...preview.acts],
      byHand: [...site.byHand, ...preview.byHand],
      settings: async () => [...site.settings(), ...preview.settings()],
    };
  },
};
