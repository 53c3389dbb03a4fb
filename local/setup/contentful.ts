import { isLocalAddress } from '../../src/config/shared/stand-in.ts';
import { contentFolder } from '../folders.ts';
import { PlainFailure } from '../plain-failure.ts';
import { aliasTarget } from '../contentful-space/environments.ts';
import {
  migrateModel,
  describeModelPlan,
  findEnvironmentDifferences,
  readModelPlan,
  type ModelPlan,
} from '../contentful-space/migrate-model.ts';
import { readDefaultLocale, writeDefaultLocale } from '../contentful-space/default-locale.ts';
import {
  spaceConsolePage,
  neededSpaceVariables,
  openSpace,
  type ContentfulSpace,
} from '../contentful-space/open-space.ts';
import { keyName, makeSpaceKeys, readSpaceKeys } from '../contentful-space/space-keys.ts';
import {
  areWebhooksSignedWith,
  findWebhookFaults,
  newSigningSecret,
  readWebhook,
  toWantedWebhook,
  webhookName,
  writeSigningSecret,
  writeWebhook,
} from '../contentful-space/space-webhook.ts';
import {
  countContent,
  importMinutes,
  importStarterContent,
  isImportOpen,
} from '../contentful-space/starter-content.ts';
import { isContentFiles } from '../settings/content-source.ts';
import { readStarterSpace } from '../starter-space/read-starter-space.ts';
import { LOCALE } from '../starter-space/to-contentful-export.ts';
import { listPreviewStepsByHand, planExportToFiles } from './contentful-extras.ts';
import type { FoundSetting, SetupPlan, VendorSetup } from './setup-plan.ts';

type Variables = Readonly<Record<string, string | undefined>>;
type Part = Pick<SetupPlan, 'acts' | 'byHand' | 'right'>;

const nothing: Part = { right: [], acts: [], byHand: [] };

const planLocale = async (space: ContentfulSpace, isEmpty: boolean): Promise<Part> => {
  const locale = await readDefaultLocale(space);
  if (locale.code === LOCALE.code) {
    return { ...nothing, right: [`The default locale is ${LOCALE.name} (${LOCALE.code}).`] };
  }
  if (!isEmpty) {
    throw new PlainFailure(
      `The default locale of the space is ${locale.code}, and its entries have their values under that name. Use a space without entries, or one whose default locale is ${LOCALE.code}: ${spaceConsolePage(space, 'settings/locales')}`,
    );
  }
  return {
    ...nothing,
    acts: [
      {
        sentence: `Changes the default locale from ${locale.code} to ${LOCALE.name} (${LOCALE.code}).`,
        act: () => writeDefaultLocale(space, LOCALE),
      },
    ],
  };
};

const planModel = async (
  space: ContentfulSpace,
  plan: ModelPlan,
  isAlias: boolean,
): Promise<Part> => {
  if (plan.unknown.length > 0) {
    throw new PlainFailure(
      `The space has migrations of the model that this code doesn’t know: ${plan.unknown.join(', ')}. Use a newer version of the code.`,
    );
  }
  if (plan.steps.length > 0) {
    return {
      ...nothing,
      acts: [
        {
          sentence: describeModelPlan(plan, space.environmentId, isAlias),
          act: () => migrateModel(space, plan),
        },
      ],
    };
  }
  const differences = plan.isNewest
    ? await findEnvironmentDifferences(space, space.environmentId)
    : [];
  if (differences.length === 0) {
    return { ...nothing, right: [`The content model is at ${plan.wanted}.`] };
  }
  return {
    ...nothing,
    byHand: [
      {
        sentence: `The content model was changed by hand (${differences.slice(0, 3).join('; ')}). Undo that there, or write a migration (docs/how-to.md).`,
        page: spaceConsolePage(space, 'content_types'),
      },
    ],
  };
};

const planContent = async (
  space: ContentfulSpace,
  starterFolder: string,
  isModelNewest: boolean,
): Promise<Part> => {
  const found = await countContent(space);
  const isOpen = await isImportOpen(space);
  if (found.entries + found.assets > 0 && !isOpen) {
    return {
      ...nothing,
      right: [
        `The space has ${found.entries} entries and ${found.assets} files. None of them is touched.`,
      ],
    };
  }
  if (!isModelNewest) return nothing;
  const starter = await readStarterSpace(starterFolder);
  const count = { entries: starter.entries.length, assets: starter.assets.length };
  const minutes = importMinutes(count, space.requestsASecond);
  const what = `the starter content (${count.entries} entries, ${count.assets} files; about ${minutes === 1 ? 'a minute' : `${minutes} minutes`})`;
  return {
    ...nothing,
    acts: [
      {
        sentence: isOpen
          ? `Goes on with an import that stopped half-way: puts in ${what}.`
          : `Puts in ${what}, because the space is empty.`,
        act: () => importStarterContent(space, starterFolder),
      },
    ],
  };
};

const planKeys = async (space: ContentfulSpace): Promise<Part> =>
  (await readSpaceKeys(space))
    ? { ...nothing, right: [`The API key “${keyName}” reads the environment.`] }
    : {
        ...nothing,
        acts: [
          {
            sentence: `Makes the API key “${keyName}”, with which the site and its preview are built.`,
            act: () => makeSpaceKeys(space),
          },
        ],
      };

const planWebhook = async (
  space: ContentfulSpace,
  siteUrl: string | undefined,
  secret: { value: string | undefined },
  mayMove: boolean,
): Promise<Part> => {
  const page = spaceConsolePage(space, 'settings/webhooks');
  if (siteUrl === undefined) {
    return {
      ...nothing,
      byHand: [
        {
          sentence:
            'The webhook is missing, because nobody knows the address of the site yet. Put it into .env as SITE_URL (npm run setup -- netlify does), then run this again.',
          page,
        },
      ],
    };
  }
  if (isLocalAddress(siteUrl) && !isLocalAddress(`https://${space.managementHost}`)) {
    throw new PlainFailure(
      'SITE_URL is an address on this machine, which Contentful can’t call. Set it to the public address of the site.',
    );
  }
  const wanted = await toWantedWebhook(space, siteUrl);
  const found = await readWebhook(space);
  const faults = found && findWebhookFaults(wanted, found);
  const isSigned = await areWebhooksSignedWith(space, secret.value);
  // The webhook's filter contains the alias's target, so it has to change when the alias is
  // switched.
  const isRight = faults?.length === 0 && !mayMove;
  return {
    ...nothing,
    right: [
      ...(isRight ? [`The webhook “${webhookName}” calls ${wanted.url}.`] : []),
      ...(isSigned ? ['Webhooks are signed with CONTENTFUL_WEBHOOK_SECRET.'] : []),
    ],
    acts: [
      ...(isSigned
        ? []
        : [
            {
              sentence:
                'Makes a secret that signs the webhooks of the space, in the place of any other.',
              act: async () => {
                const value = newSigningSecret();
                await writeSigningSecret(space, value);
                secret.value = value;
              },
            },
          ]),
      ...(isRight
        ? []
        : [
            {
              sentence: faults?.length
                ? `Repairs the webhook “${webhookName}”: ${faults.join('; ')}.`
                : `Creates the webhook “${webhookName}”, which calls ${wanted.url} when something is published or taken away in ${space.environmentId}.`,
              act: async () => writeWebhook(space, await toWantedWebhook(space, siteUrl)),
            },
          ]),
    ],
  };
};

const join = (parts: readonly Part[]): Part => ({
  right: parts.flatMap(({ right }) => right),
  acts: parts.flatMap(({ acts }) => acts),
  byHand: parts.flatMap(({ byHand }) => byHand),
});

const backFlag = '--back';
const toFilesFlag = '--to-files';

/** Plans the rollback of the newest migration. */
const planBack = async (space: ContentfulSpace): Promise<SetupPlan> => {
  const modelPlan = await readModelPlan(space, 'one back');
  const isAlias = (await aliasTarget(space, space.environmentId)) !== undefined;
  return { ...(await planModel(space, modelPlan, isAlias)), settings: async () => [] };
};

/** Creates the setup of Contentful, with a folder of starter content. */
export const createContentfulSetup = (starterFolder: string): VendorSetup => ({
  vendor: 'contentful',
  needs: neededSpaceVariables,
  flags: [
    {
      name: backFlag,
      purpose: 'takes back the newest migration of the content model, and does nothing else',
    },
    {
      name: toFilesFlag,
      purpose: 'writes what the space has into content/, and does nothing else',
    },
  ],
  plan: async (variables: Variables, flags) => {
    const space = openSpace(variables);
    if (flags.includes(backFlag)) return planBack(space);
    if (flags.includes(toFilesFlag)) return planExportToFiles(space, starterFolder);
    const secret = { value: variables['CONTENTFUL_WEBHOOK_SECRET'] };
    const count = await countContent(space);
    const modelPlan = await readModelPlan(space, 'newest');
    const isAlias = (await aliasTarget(space, space.environmentId)) !== undefined;
    const plan = join([
      await planLocale(space, count.entries + count.assets === 0),
      await planModel(space, modelPlan, isAlias),
      await planContent(space, starterFolder, modelPlan.isNewest),
      await planKeys(space),
      await planWebhook(
        space,
        variables['SITE_URL'],
        secret,
        isAlias && modelPlan.steps.length > 0,
      ),
      { ...nothing, byHand: listPreviewStepsByHand(space, variables['PREVIEW_URL']) },
    ]);
    return {
      ...plan,
      settings: async (): Promise<readonly FoundSetting[]> => {
        const keys = await readSpaceKeys(space);
        return [
          // Where content/ was the content, it is the space from now on.
          ...(isContentFiles(variables) ? [{ name: 'CONTENT', value: 'contentful' }] : []),
          { name: 'CONTENTFUL_SPACE_ID', value: space.spaceId },
          { name: 'CONTENTFUL_ENVIRONMENT', value: space.environmentId },
          ...(keys
            ? [
                { name: 'CONTENTFUL_ACCESS_TOKEN', value: keys.deliveryToken },
                { name: 'CONTENTFUL_PREVIEW_TOKEN', value: keys.previewToken },
              ]
            : []),
          ...(secret.value === undefined
            ? []
            : [{ name: 'CONTENTFUL_WEBHOOK_SECRET', value: secret.value }]),
        ];
      },
    };
  },
});

/**
 * `npm run setup -- contentful`: sets up an empty space with the content model, the starter
 * content, the keys and the webhook.
 */
export const contentfulSetup = createContentfulSetup(contentFolder);
