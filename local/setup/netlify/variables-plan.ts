import { scryptSync } from 'node:crypto';
import type { NetlifyAPI } from '@netlify/api';
import type { SetupAct } from '../setup-plan.ts';
import { askNetlify } from './client.ts';
import { fingerprintName, type SiteVariable } from './site-variables.ts';

/** What Netlify shows of a site's variable. */
type FoundVariable = {
  readonly isSecret: boolean;
  readonly values: readonly { readonly context: string; readonly value: string }[];
};

export type FoundVariables = ReadonlyMap<string, FoundVariable>;

/** A variable with its wanted value. */
export type KnownVariable = SiteVariable & { readonly value: string };

/**
 * A secret needs a context, and its scopes may only be builds and functions. Scopes can only be
 * chosen on a paid plan.
 */
const toSent = ({ name, value, isSecret }: KnownVariable) => ({
  key: name,
  values: [{ value, context: 'production' as const }],
  ...(isSecret
    ? {
        is_secret: true,
        scopes: ['builds' as const, 'functions' as const, 'runtime' as const],
      }
    : {}),
});

/**
 * A digest that doesn't reveal the secrets, slow enough that short ones can't be found by brute
 * force.
 */
const fingerprintOf = (variables: readonly KnownVariable[], siteId: string): string => {
  const secrets = variables
    .filter(({ isSecret }) => isSecret)
    .map(({ name, value }) => [name, value])
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
  return scryptSync(JSON.stringify(secrets), siteId, 16).toString('hex');
};

const isRight = (
  { name, value, isSecret }: KnownVariable,
  found: FoundVariables,
  areSecretsKnown: boolean,
): boolean => {
  const present = found.get(name);
  const [only, ...others] = present?.values ?? [];
  const isInProductionAlone = only?.context === 'production' && others.length === 0;
  if (!isInProductionAlone || present?.isSecret !== isSecret) return false;
  return isSecret ? areSecretsKnown : only.value === value;
};

const namesOf = (variables: readonly SiteVariable[]): string =>
  variables.map(({ name }) => name).join(', ');

/**
 * Reads a site's variables and plans the acts that add missing ones, change different ones, and
 * limit all to production. Variables that aren't ours stay unchanged.
 */
export const planVariables = async (options: {
  readonly client: NetlifyAPI;
  readonly accountId: string;
  readonly site: { readonly id: string; readonly name: string };
  readonly found: FoundVariables;
  readonly known: readonly KnownVariable[];
}): Promise<{ readonly right: readonly string[]; readonly acts: readonly SetupAct[] }> => {
  const { client, accountId, site, found } = options;
  const target = { account_id: accountId, site_id: site.id };
  const fingerprint: KnownVariable = {
    name: fingerprintName,
    from: fingerprintName,
    isSecret: false,
    remedy: undefined,
    value: fingerprintOf(options.known, site.id),
  };
  const noted = found.get(fingerprintName)?.values[0]?.value;
  const areSecretsKnown = noted === fingerprint.value;
  const wrong = options.known.filter((one) => !isRight(one, found, areSecretsKnown));
  const missing = wrong.filter(({ name }) => !found.has(name));
  const different = wrong.filter(({ name }) => found.has(name));

  const write = async (one: KnownVariable): Promise<void> => {
    if (found.has(one.name)) {
      await client.updateEnvVar({ ...target, key: one.name, body: toSent(one) });
    } else {
      await client.createEnvVars({ ...target, body: [toSent(one)] });
    }
  };
  const acts: SetupAct[] = [];
  if (missing.length > 0) {
    acts.push({
      sentence: `Gives ${site.name} for production alone: ${namesOf(missing)}.`,
      act: () =>
        askNetlify('new variables', async () => {
          await client.createEnvVars({ ...target, body: missing.map(toSent) });
        }),
    });
  }
  if (different.length > 0) {
    acts.push({
      sentence: `Gives ${site.name} anew, for production alone: ${namesOf(different)}.`,
      act: () =>
        askNetlify('a change of variables', async () => {
          for (const one of different) await write(one);
        }),
    });
  }
  if (!isRight(fingerprint, found, true)) {
    acts.push({
      sentence: `Notes at ${site.name} a fingerprint of its secrets, by which the next run sees that one has changed.`,
      act: () => askNetlify('a note of the secrets', () => write(fingerprint)),
    });
  }
  const rightCount = options.known.length - wrong.length;
  return {
    right: rightCount === 0 ? [] : [`${site.name} has ${rightCount} of its variables.`],
    acts,
  };
};
