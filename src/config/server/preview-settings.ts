import * as v from 'valibot';
import { toLoginOrigin } from '../public/login-origin.ts';
import { describeIssues, describeStandIns } from '../shared/settings-errors.ts';
import { isLocalAddress, isStandInSecret } from '../shared/stand-in.ts';
import { SettingsError } from './server-settings.ts';
import { LoginDomain, Setting } from './variable-kinds.ts';

const address = v.pipe(Setting, v.url('is not an address such as https://www.example.com'));

const Settings = v.object({
  AUTH0_DOMAIN: LoginDomain,
  AUTH0_AUDIENCE: Setting,
  AUTH0_CLIENT_ID: Setting,
  CONTENTFUL_SPACE_ID: Setting,
  CONTENTFUL_HOST: v.optional(Setting, 'preview.contentful.com'),
  LIVE_SITE_URL: address,
  SITE_URL: address,
  BUILD_HOOK_URL: v.optional(address),
});

/** The settings of the preview's function. None of them is a secret but the address that builds the preview. */
export type PreviewSettings = {
  /** The `iss`, `aud` and `azp` of the access tokens that open the preview, and where editors log in. */
  readonly login: {
    readonly origin: string;
    readonly issuer: string;
    readonly audience: string;
    readonly clientId: string;
  };
  readonly spaceId: string;
  /** Without a scheme. Pictures come from there on this machine. */
  readonly contentHost: string;
  /** The public site, without a slash at its end. */
  readonly liveSiteUrl: string;
  /** What builds the preview again; undefined if nobody has set it up. */
  readonly buildHookUrl: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

const findStandIns = (settings: v.InferOutput<typeof Settings>): readonly string[] =>
  [
    isLocalAddress(toLoginOrigin(settings.AUTH0_DOMAIN)) && 'AUTH0_DOMAIN',
    isStandInSecret(settings.AUTH0_CLIENT_ID) && 'AUTH0_CLIENT_ID',
    isLocalAddress(`https://${settings.CONTENTFUL_HOST}`) && 'CONTENTFUL_HOST',
    isLocalAddress(settings.LIVE_SITE_URL) && 'LIVE_SITE_URL',
    isLocalAddress(settings.SITE_URL) && 'SITE_URL',
    isLocalAddress(settings.BUILD_HOOK_URL ?? '') && 'BUILD_HOOK_URL',
  ].filter((name) => name !== false);

/**
 * Reads the settings of the preview's function. Throws a SettingsError that names every variable that is missing or wrong, and in a
 * production build the settings of stand-ins.
 */
export const parsePreviewSettings = (environment: Environment): PreviewSettings => {
  const result = v.safeParse(Settings, {
    ...environment,
    CONTENTFUL_HOST: environment['CONTENTFUL_HOST']?.trim() || undefined,
    BUILD_HOOK_URL: environment['BUILD_HOOK_URL']?.trim() || undefined,
    // The host calls the site's main address URL.
    SITE_URL: environment['SITE_URL']?.trim() || environment['URL'],
  });
  if (!result.success) {
    throw new SettingsError(
      `The preview cannot work: ${describeIssues(result.issues)}. See .env.example.`,
    );
  }
  const settings = result.output;
  const standIns = environment['CONTEXT'] === 'production' ? findStandIns(settings) : [];
  if (standIns.length > 0) throw new SettingsError(describeStandIns(standIns));
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

/** The settings of the preview's function that is running. */
export const readPreviewSettings = (): PreviewSettings => parsePreviewSettings(process.env);

/** Throws a SettingsError in a production build of a preview whose gate would lack a setting or use a stand-in's. */
export const requirePreviewSettingsInProduction = (
  environment: Environment = process.env,
): void => {
  if (environment['CONTEXT'] === 'production') parsePreviewSettings(environment);
};
