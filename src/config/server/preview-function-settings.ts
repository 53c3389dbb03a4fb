import * as v from 'valibot';
import { toLoginOrigin } from '../public/login-origin.ts';
import { describeWrongVariables, describeForbiddenStandIns } from '../shared/settings-errors.ts';
import { isLocalAddress, isStandInSecret } from '../shared/stand-in.ts';
import { SettingsError } from './server-settings.ts';
import { LoginDomainSchema, RequiredVariableSchema } from './variable-kinds.ts';

const address = v.pipe(
  RequiredVariableSchema,
  v.url('is not an address such as https://www.example.com'),
);

const Settings = v.object({
  AUTH0_DOMAIN: LoginDomainSchema,
  AUTH0_AUDIENCE: RequiredVariableSchema,
  AUTH0_CLIENT_ID: RequiredVariableSchema,
  CONTENT: v.optional(v.string()),
  CONTENTFUL_SPACE_ID: RequiredVariableSchema,
  CONTENTFUL_HOST: v.optional(RequiredVariableSchema, 'preview.contentful.com'),
  LIVE_SITE_URL: address,
  SITE_URL: address,
  BUILD_HOOK_URL: v.optional(address),
});

/**
 * The settings of the preview's function. The only secret among them is the build hook's address.
 */
export type PreviewFunctionSettings = {
  /**
   * The `iss`, `aud` and `azp` of the access tokens that the preview accepts, and the origin where
   * editors log in.
   */
  readonly login: {
    readonly origin: string;
    readonly issuer: string;
    readonly audience: string;
    readonly clientId: string;
  };
  readonly spaceId: string;
  /** Without a scheme. On this machine, pictures come from there. */
  readonly contentHost: string;
  /** The public site, without a trailing slash. */
  readonly liveSiteUrl: string;
  /** The build hook of the preview; undefined if it hasn't been set up. */
  readonly buildHookUrl: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

const findStandIns = (settings: v.InferOutput<typeof Settings>): readonly string[] =>
  [
    isLocalAddress(toLoginOrigin(settings.AUTH0_DOMAIN)) && 'AUTH0_DOMAIN',
    isStandInSecret(settings.AUTH0_CLIENT_ID) && 'AUTH0_CLIENT_ID',
    settings.CONTENT !== 'files' &&
      isLocalAddress(`https://${settings.CONTENTFUL_HOST}`) &&
      'CONTENTFUL_HOST',
    isLocalAddress(settings.LIVE_SITE_URL) && 'LIVE_SITE_URL',
    isLocalAddress(settings.SITE_URL) && 'SITE_URL',
    isLocalAddress(settings.BUILD_HOOK_URL ?? '') && 'BUILD_HOOK_URL',
  ].filter((name) => name !== false);

/**
 * Reads the settings of the preview's function. Throws a SettingsError that names every variable
 * that is missing or wrong, and in a production build every one that belongs to a stand-in.
 */
export const parsePreviewFunctionSettings = (environment: Environment): PreviewFunctionSettings => {
  const result = v.safeParse(Settings, {
    ...environment,
    // Content from files has no space: its pictures are packed with the pages.
    ...(environment['CONTENT']?.trim() === 'files' ? { CONTENTFUL_SPACE_ID: 'files' } : {}),
    CONTENTFUL_HOST: environment['CONTENTFUL_HOST']?.trim() || undefined,
    BUILD_HOOK_URL: environment['BUILD_HOOK_URL']?.trim() || undefined,
    // At the host, the variable for the site's main address is URL.
    SITE_URL: environment['SITE_URL']?.trim() || environment['URL'],
  });
  if (!result.success) {
    throw new SettingsError(
      `The preview cannot work: ${describeWrongVariables(result.issues)}. See .env.example.`,
    );
  }
  const settings = result.output;
  const standIns = environment['CONTEXT'] === 'production' ? findStandIns(settings) : [];
  if (standIns.length > 0) throw new SettingsError(describeForbiddenStandIns(standIns));
  const origin = toLoginOrigin(settings.AUTH0_DOMAIN);
  return {
    login: {
      origin,
      issuer: `${origin}/`,
      audience: settings.AUTH0_AUDIENCE,
      clientId: settings.AUTH0_CLIENT_ID,
    },
    spaceId: settings.CONTENTFUL_SPACE_ID,
    contentHost: settings.CONTENTFUL_HOST,
    liveSiteUrl: settings.LIVE_SITE_URL.replace(/\/+$/, ''),
    buildHookUrl: settings.BUILD_HOOK_URL,
  };
};

/** The settings of the running preview function. */
export const readPreviewFunctionSettings = (): PreviewFunctionSettings =>
  parsePreviewFunctionSettings(process.env);

/**
 * Throws a SettingsError in a production build of a preview whose gate lacks a setting or uses a
 * stand-in's.
 */
export const requirePreviewSettingsInProduction = (
  environment: Environment = process.env,
): void => {
  if (environment['CONTEXT'] === 'production') parsePreviewFunctionSettings(environment);
};
