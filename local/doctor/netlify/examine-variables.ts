import { productionSecrets } from '../../deploy-preview-guard.ts';
import { netlifyConsolePage, type NetlifySiteFacts } from '../../setup/netlify/read-site.ts';
import type { SiteKind } from '../../setup/netlify/site-kinds.ts';
import { variablesFor, type SiteVariable } from '../../setup/netlify/site-variables.ts';
import type { FoundVariables } from '../../setup/netlify/variables-plan.ts';
import { badFinding, goodFinding } from '../findings.ts';
import type { Finding } from '../finding.ts';

const setupAgain = 'Run npm run setup -- netlify, then deploy again.';

const isFor = (contexts: ReadonlySet<string>, found: FoundVariables, name: string): boolean =>
  found.get(name)?.values.some(({ context }) => contexts.has(context)) === true;

const inProduction = new Set(['all', 'production']);
const beyondProduction = new Set(['all', 'deploy-preview', 'branch-deploy', 'branch']);

const examinePresence = (
  wanted: readonly SiteVariable[],
  site: NetlifySiteFacts,
  found: FoundVariables,
): Finding => {
  const subject = `${site.name}: variables`;
  const missing = wanted
    .filter(({ remedy, name }) => remedy !== undefined && !isFor(inProduction, found, name))
    .map(({ name }) => name);
  return missing.length === 0
    ? goodFinding(subject, 'Production has all that its code needs.')
    : badFinding(
        subject,
        `Production lacks ${missing.join(', ')}.`,
        setupAgain,
        netlifyConsolePage(site.name, 'configuration/env'),
      );
};

const examineSecrecy = (kind: SiteKind, site: NetlifySiteFacts, found: FoundVariables): Finding => {
  const subject = `${site.name}: secrets`;
  const readable = kind.variables
    .filter(({ name, isSecret }) => isSecret && found.get(name)?.isSecret === false)
    .map(({ name }) => name);
  return readable.length === 0
    ? goodFinding(subject, 'Nobody can read them at Netlify.')
    : badFinding(
        subject,
        `Everybody in the team can read ${readable.join(', ')}.`,
        setupAgain,
        netlifyConsolePage(site.name, 'configuration/env'),
      );
};

const examineDeployPreviews = (
  site: NetlifySiteFacts,
  found: FoundVariables,
  ofTeam: FoundVariables,
): Finding => {
  const subject = `${site.name}: deploy previews`;
  const reach = productionSecrets.filter((name) =>
    [found, ofTeam].some((variables) => isFor(beyondProduction, variables, name)),
  );
  return reach.length === 0
    ? goodFinding(subject, 'They and branches have none of production’s secrets.')
    : badFinding(
        subject,
        `They have ${reach.join(', ')} of production.`,
        `${setupAgain} Remove from the team’s shared variables what stands there.`,
        netlifyConsolePage(site.name, 'configuration/env'),
      );
};

const examineClock = (site: NetlifySiteFacts, found: FoundVariables): readonly Finding[] => {
  const zone = found.get('TZ')?.values[0]?.value;
  return zone === undefined || zone === 'UTC'
    ? []
    : [
        badFinding(
          `${site.name}: time zone`,
          `TZ is ${zone}, and the code expects UTC.`,
          'Remove the variable TZ.',
          netlifyConsolePage(site.name, 'configuration/env'),
        ),
      ];
};

/**
 * Compares a site's variables at Netlify with those its code reads. Values are neither read nor
 * shown.
 */
export const examineVariables = (
  kind: SiteKind,
  environment: Readonly<Record<string, string | undefined>>,
  site: NetlifySiteFacts,
  found: FoundVariables,
  ofTeam: FoundVariables,
): readonly Finding[] => [
  examinePresence(variablesFor(kind.variables, environment), site, found),
  examineSecrecy(kind, site, found),
  examineDeployPreviews(site, found, ofTeam),
  ...examineClock(site, found),
];
