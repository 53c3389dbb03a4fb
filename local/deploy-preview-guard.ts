import { isLocalAddress, isStandInSecret } from '../src/config/shared/stand-in.ts';
import { PlainFailure } from './plain-failure.ts';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Variables that give the power to change accounts or members' data. Read-only tokens aren't among
 * them.
 */
export const productionSecrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'SIGNING_SECRET',
  'FORM_WEBHOOK_SECRET',
  'AUTH0_MANAGEMENT_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SNIPCART_SECRET_KEY',
  'MAILCHIMP_API_KEY',
  'SMTP_URL',
  'BUILD_HOOK_URL',
  'CONTENTFUL_WEBHOOK_SECRET',
] as const;

const isPublicKnowledge = (value: string): boolean =>
  isStandInSecret(value) || isLocalAddress(value);

/**
 * True while the host builds something that isn't published at the site's own address: a deploy
 * preview or a branch deploy.
 */
export const isDeployPreview = ({ CONTEXT: context }: Variables): boolean =>
  context !== undefined && ['deploy-preview', 'branch-deploy'].includes(context);

/**
 * Throws if a deploy preview or branch deploy could use production's accounts: its functions have
 * the same variables as its build. To fix it, limit each variable to the production context, as
 * `npm run setup -- netlify` does.
 */
export const requireNoProductionSecrets = (variables: Variables): void => {
  if (!isDeployPreview(variables)) return;
  const found = productionSecrets.filter((name) => {
    const value = variables[name]?.trim() ?? '';
    return value !== '' && !isPublicKnowledge(value);
  });
  if (found.length === 0) return;
  const list = new Intl.ListFormat('en-GB').format(found);
  throw new PlainFailure(
    `A ${variables['CONTEXT']} must not reach production’s data, but it has ${list}. Run npm run setup -- netlify, which keeps them for production, or do so at Netlify (Project configuration, Environment variables).`,
  );
};
