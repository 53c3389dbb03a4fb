import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { NetlifyVariable } from './answers.ts';

const scopes = ['builds', 'functions', 'runtime', 'post-processing'] as const;
const contexts = [
  'all',
  'dev',
  'dev-server',
  'branch-deploy',
  'deploy-preview',
  'production',
  'branch',
] as const;

/** A variable as a client sends it. */
export const SentVariable = v.object({
  key: v.pipe(v.string(), v.regex(/^[A-Za-z]\w*$/)),
  scopes: v.optional(v.array(v.picklist(scopes))),
  values: v.array(
    v.object({ value: v.string(), context: v.optional(v.picklist(contexts), 'all') }),
  ),
  is_secret: v.optional(v.boolean(), false),
});

/**
 * The reason why Netlify would refuse a variable, as a sentence. A secret needs a context for each
 * value and can't be for post-processing; only paid plans can choose scopes (docs.netlify.com,
 * Secrets Controller; the notes of Netlify's Terraform provider on free plans).
 */
export const findVariableRefusal = (
  sent: v.InferOutput<typeof SentVariable>,
): string | undefined => {
  const chosen = sent.scopes ?? scopes;
  if (sent.is_secret && chosen.includes('post-processing')) {
    return 'Secret values cannot be used within the post-processing scope.';
  }
  if (sent.is_secret && sent.values.some(({ context }) => ['all', 'dev'].includes(context))) {
    return 'Secret values need a deploy context other than development.';
  }
  if (!sent.is_secret && chosen.length !== scopes.length) {
    return 'Scopes can be chosen on Pro plans and above.';
  }
  return undefined;
};

export const toVariable = (sent: v.InferOutput<typeof SentVariable>): NetlifyVariable => ({
  key: sent.key,
  scopes: [...(sent.scopes ?? scopes)],
  is_secret: sent.is_secret,
  values: sent.values.map(({ value, context }) => ({ id: randomUUID(), value, context })),
  updated_at: new Date().toISOString(),
});

/** The variable as the API shows it: without a secret's value. */
export const variableAsShown = (variable: NetlifyVariable): NetlifyVariable =>
  variable.is_secret === true
    ? { ...variable, values: variable.values?.map((one) => ({ ...one, value: '' })) ?? [] }
    : variable;

/** The values that a build or a function gets in a context. */
export const variableValuesInContext = (
  variables: Iterable<NetlifyVariable>,
  context: 'production' | 'deploy-preview' | 'branch-deploy',
): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const { key, values } of variables) {
    const value =
      values?.find((one) => one.context === context) ??
      values?.find((one) => one.context === 'all');
    if (key !== undefined && value?.value !== undefined) found[key] = value.value;
  }
  return found;
};
