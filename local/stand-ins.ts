import path from 'node:path';
import tls from 'node:tls';
import { toLoginOrigin } from '../src/config/public/login-origin.ts';
import { privateFolder } from '../src/config/shared/private-folder.ts';
import { generalApiPaths } from '../src/domain/api-paths.ts';
import { routes } from '../src/domain/routes.ts';
import { ensureCertificate, type LocalCertificate } from './certificate.ts';
import type { CommandRun } from './command.ts';
import { startContentService } from './content-service/start.ts';
import { startDatabase } from './database/start.ts';
import { startHostStore } from './host-store/start.ts';
import type { SubmissionStore } from './forms/submission.ts';
import { readBuiltTexts } from './inbox/built-texts.ts';
import { startInbox } from './inbox/start.ts';
import { startLoginService } from './login/start.ts';
import { contentFolder, migrationsFolder, projectFolder, stateFolder } from './folders.ts';
import { shopApiPaths } from '../src/domain/shop/shop-api-paths.ts';
import { startSnipcart } from './snipcart/start.ts';
import { startStripe, type StripeService } from './stripe/start.ts';
import { seedSampleMembers } from './sample-members.ts';
import { samplePurchases, toSeedPurchase } from './sample-purchases.ts';
import { seedSampleStock } from './sample-stock.ts';
import { withoutOwnerOnlyVariables } from './owner-only-variables.ts';
import type { LocalSettings } from './settings/local-settings.ts';
import { toEnvironment } from './site-environment.ts';

/**
 * The local services that a command started in place of hosted ones, and the variables needed to
 * use them.
 */
export type StandIns = {
  /** The origin of the local content service; undefined if the settings name a real space. */
  readonly contentOrigin: string | undefined;
  /** The origin of the local Stripe; undefined if the settings name an account at Stripe. */
  readonly stripeOrigin: string | undefined;
  /** Updates the local Stripe with the content's current prices. */
  readonly seedStripe: () => Promise<void>;
  readonly environment: Readonly<Record<string, string>>;
};

const servicesFolder = path.join(stateFolder, 'services');

const toChildEnvironment = (
  settings: LocalSettings,
  certificate: LocalCertificate,
): Record<string, string> => {
  const inherited = withoutOwnerOnlyVariables(settings.fromFile);
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined) inherited[name] = value;
  }
  return {
    ...inherited,
    ...toEnvironment(settings),
    NODE_EXTRA_CA_CERTS: certificate.bundleFile,
    // Tools store their own settings in the project, not in the home folder.
    XDG_CONFIG_HOME: path.join(stateFolder, 'config'),
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_FEEDBACK_DISABLED: '1',
  };
};

const startLocalStripe = async (
  settings: LocalSettings,
  run: Pick<CommandRun, 'onEnd'>,
  dataFolder: string,
): Promise<StripeService | undefined> => {
  if (!settings.stripe.isLocal) return undefined;
  const stripe = await startStripe({
    folder: path.join(dataFolder, 'stripe'),
    port: settings.stripe.port,
    keys: [
      { key: settings.stripe.secretKey, may: 'everything' },
      { key: settings.stripe.catalogueKey, may: { prices: 'read', products: 'read' } },
    ],
    webhook: {
      url: new URL(generalApiPaths.stripeEvents, settings.siteUrl).href,
      secret: settings.stripe.webhookSecret,
    },
    settings: { termsUrl: new URL(routes.terms, settings.siteUrl).href },
    readSeed: async () => {
      const { readSoldProducts } = await import('./starter-space/sold-products.ts');
      return readSoldProducts(contentFolder);
    },
    purchases: samplePurchases.map(toSeedPurchase),
  });
  run.onEnd(() => stripe.close());
  return stripe;
};

/**
 * Starts the stand-ins that a build reads from, if the settings need them: the local content
 * service, with a certificate that this process trusts, and the local Stripe.
 */
export const startStandIns = async (
  settings: LocalSettings,
  run: Pick<CommandRun, 'onEnd'>,
  dataFolder = servicesFolder,
): Promise<StandIns> => {
  const certificate = await ensureCertificate(path.join(stateFolder, 'tls'));
  // Needed because Node reads NODE_EXTRA_CA_CERTS only when a process starts.
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificate.cert]);
  const environment = toChildEnvironment(settings, certificate);
  const stripe = await startLocalStripe(settings, run, dataFolder);
  const standIns = {
    stripeOrigin: stripe?.origin,
    seedStripe: async () => stripe?.seed(),
    environment,
  };
  if (!settings.content.isLocal) return { ...standIns, contentOrigin: undefined };

  const service = await startContentService({
    contentFolder,
    stateFolder: path.join(stateFolder, 'content-service'),
    port: settings.content.port,
    tls: { key: certificate.key, cert: certificate.cert },
    spaceId: settings.content.spaceId,
    accessToken: settings.content.accessToken,
    previewToken: settings.preview.contentToken,
    environment: settings.content.environment,
  });
  run.onEnd(() => service.close());
  return { ...standIns, contentOrigin: service.origin };
};

/** The local services for the functions, the forms and the login of a site on this machine. */
export type FunctionStandIns = {
  readonly inboxOrigin: string;
  /** The origin of the login service, local or not. */
  readonly loginOrigin: string;
  /** The origin of the local Snipcart; undefined if the settings name an account there, or none. */
  readonly snipcartOrigin: string | undefined;
  readonly submissions: SubmissionStore;
  /** Variables of the functions besides those of `StandIns`. */
  readonly environment: Readonly<Record<string, string>>;
};

/** The local origins at which the site may be opened. Links use the first. */
const toSiteOrigins = ({ siteUrl, sitePort, developPort }: LocalSettings): readonly string[] => [
  ...new Set([
    new URL(siteUrl).origin,
    ...[sitePort, developPort].flatMap((port) => [
      `http://localhost:${port}`,
      `http://127.0.0.1:${port}`,
    ]),
  ]),
];

/**
 * What the shop sells is unknown before the first build, so this retries until a build has written
 * it.
 */
const keepStockSeeded = async (url: string, run: Pick<CommandRun, 'onEnd'>): Promise<void> => {
  const shopFile = path.join(projectFolder, privateFolder, 'shop.json');
  if (await seedSampleStock(url, shopFile)) return;
  const timer = setInterval(() => {
    void seedSampleStock(url, shopFile).then((isSeeded) => {
      if (isSeeded) clearInterval(timer);
    });
  }, 5000);
  timer.unref();
  run.onEnd(async () => clearInterval(timer));
};

/**
 * Starts the services that the functions and the browser call, unless the settings name hosted
 * ones. They store their data in the folder.
 */
export const startFunctionStandIns = async (
  settings: LocalSettings,
  run: Pick<CommandRun, 'onEnd'>,
  dataFolder = servicesFolder,
): Promise<FunctionStandIns> => {
  if (settings.database.isLocal) {
    const database = await startDatabase({
      folder: path.join(dataFolder, 'database'),
      port: settings.database.port,
      migrationsFolder,
    });
    run.onEnd(() => database.close());
    if (settings.login.isLocal) await seedSampleMembers(database.url);
    await keepStockSeeded(database.url, run);
  }
  const hostStore = await startHostStore(path.join(dataFolder, 'host-store'));
  run.onEnd(() => hostStore.close());
  const inbox = await startInbox({
    folder: path.join(dataFolder, 'inbox'),
    port: settings.inboxPort,
    siteUrl: settings.siteUrl,
    account: settings.mailchimp,
    smtpPort: settings.smtp.isLocal ? settings.smtp.port : undefined,
    readTexts: () => readBuiltTexts(path.join(projectFolder, privateFolder, 'mails.json')),
  });
  run.onEnd(() => inbox.close());
  let loginOrigin = toLoginOrigin(settings.login.domain);
  if (settings.login.isLocal) {
    const login = await startLoginService({
      folder: path.join(dataFolder, 'login'),
      port: settings.login.port,
      client: {
        clientId: settings.login.clientId,
        audience: settings.login.audience,
        siteOrigins: toSiteOrigins(settings),
      },
      management: settings.login.management,
      inboxOrigin: inbox.origin,
      sendMail: inbox.store.addMail,
    });
    run.onEnd(() => login.close());
    loginOrigin = login.origin;
  }
  let snipcartOrigin: string | undefined;
  if (settings.snipcart.isLocal) {
    const snipcart = await startSnipcart({
      folder: path.join(dataFolder, 'snipcart'),
      port: settings.snipcart.port,
      publicKey: settings.snipcart.publicKey,
      secretKey: settings.snipcart.secretKey,
      webhookUrl: new URL(shopApiPaths.snipcartEvents, settings.siteUrl).href,
      shippingWebhookUrl: new URL(shopApiPaths.snipcartEvents, settings.siteUrl).href,
      origins: toSiteOrigins(settings),
    });
    run.onEnd(() => snipcart.close());
    snipcartOrigin = snipcart.origin;
  }
  return {
    inboxOrigin: inbox.origin,
    loginOrigin,
    snipcartOrigin,
    submissions: inbox.store.submissions,
    environment: hostStore.environment,
  };
};
