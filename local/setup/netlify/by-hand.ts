import { findAddressFaultByText } from '../../database/addresses.ts';
import { shippingWebhookPlace } from '../../doctor/snipcart.ts';
import type { SetupPlan } from '../setup-plan.ts';
import { siteAddressOf, netlifyConsolePage, type NetlifySiteFacts } from './read-site.ts';
import type { SiteKind } from './site-kinds.ts';
import { variablesFor } from './site-variables.ts';
import type { FoundVariables } from './variables-plan.ts';

type ByHand = SetupPlan['byHand'][number];
type Variables = Readonly<Record<string, string | undefined>>;

const linkByHand = ({ label, packageFolder }: SiteKind, { name }: NetlifySiteFacts): ByHand => {
  const folder =
    packageFolder === undefined ? '' : ` and set its package directory to ${packageFolder}`;
  return {
    sentence: `Link ${label} (${name}) to the repository${folder}, then run this again: it makes the build hook.`,
    page: netlifyConsolePage(name, 'configuration/deploys'),
  };
};

const domainByHand = (site: NetlifySiteFacts, wanted: string | undefined): readonly ByHand[] =>
  wanted === undefined || wanted.replace(/\/+$/, '') === siteAddressOf(site)
    ? []
    : [
        {
          sentence: `${site.name} answers at ${siteAddressOf(site)}, and its address is to be ${wanted}: give it that domain.`,
          page: netlifyConsolePage(site.name, 'domain-management'),
        },
      ];

/** The addresses of the database, if they aren't what the functions and the build need. */
const addressesByHand = (site: NetlifySiteFacts, variables: Variables): readonly ByHand[] => {
  const fault = findAddressFaultByText(variables);
  return fault === undefined
    ? []
    : [
        {
          sentence: `${fault.sentence} ${fault.remedy} Then run this again.`,
          page: netlifyConsolePage(site.name, 'configuration/env'),
        },
      ];
};

/** Steps for which Netlify has no API, or whose state its API doesn't show. */
export const listStepsByHand = (
  kind: SiteKind,
  site: NetlifySiteFacts,
  variables: Variables,
): readonly ByHand[] => [
  ...(site.build_settings?.repo_branch ? [] : [linkByHand(kind, site)]),
  ...(kind.hasForms && !site.published_deploy
    ? [
        {
          sentence: `Turn form detection on for ${site.name}, before its first deploy.`,
          page: netlifyConsolePage(site.name, 'forms'),
        },
      ]
    : []),
  ...domainByHand(site, variables[kind.addressName]),
  ...(kind.signs && variables['SNIPCART_SECRET_KEY'] !== undefined
    ? [
        {
          sentence: `${shippingWebhookPlace}: without it no cart that is paid there finds a delivery. It is another place than that of the webhook for orders.`,
          page: 'https://app.snipcart.com/dashboard',
        },
      ]
    : []),
  ...(kind.signs
    ? [
        ...addressesByHand(site, variables),
        {
          sentence: `Functions run in ${site.functions_region ?? 'the region that Netlify chose'}: choose the one next to your database, if your plan lets you.`,
          page: netlifyConsolePage(site.name, 'configuration/functions'),
        },
      ]
    : []),
];

/**
 * The variables that the site needs and that aren't known yet, by where their values come from. The
 * build hook is created once the repository is linked.
 */
export const listMissingVariables = (
  kind: SiteKind,
  site: NetlifySiteFacts,
  values: Variables,
  found: FoundVariables,
): readonly ByHand[] => {
  const byRemedy = new Map<string, string[]>();
  for (const { name, from, remedy } of variablesFor(kind.variables, values)) {
    const isThere = values[from] !== undefined || found.has(name);
    if (remedy === undefined || isThere || from === kind.hookName) continue;
    byRemedy.set(remedy, [...(byRemedy.get(remedy) ?? []), from]);
  }
  return [...byRemedy].map(([remedy, names]) => ({
    sentence: `${site.name} lacks ${new Intl.ListFormat('en-GB').format(names)}. ${remedy} ${remedy.startsWith('Run') ? 'Then run this again.' : 'Put it into .env, then run this again.'}`,
    page: netlifyConsolePage(site.name, 'configuration/env'),
  }));
};
