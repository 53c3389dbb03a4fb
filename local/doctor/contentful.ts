import { LOCALE } from '../starter-space/to-contentful-export.ts';
import { findEnvironmentDifferences, readModelPlan } from '../contentful-space/migrate-model.ts';
import { readDefaultLocale } from '../contentful-space/default-locale.ts';
import { explainContentfulFailure } from '../contentful-space/explain-failure.ts';
import {
  spaceConsolePage,
  openSpace,
  type ContentfulSpace,
} from '../contentful-space/open-space.ts';
import { isContentFiles } from '../settings/content-source.ts';
import { isImportOpen } from '../contentful-space/starter-content.ts';
import { examineSpaceAccess } from './contentful/examine-space-access.ts';
import { examineWebhook } from './contentful/examine-webhook.ts';
import type { Examination, Finding } from './finding.ts';
import { badFinding, goodFinding, unknownFinding } from './findings.ts';

const setupRemedy = 'Run npm run setup -- contentful.';

const examineLocale = async (space: ContentfulSpace): Promise<Finding> => {
  const subject = 'Contentful: default locale';
  const { code } = await readDefaultLocale(space);
  return code === LOCALE.code
    ? goodFinding(subject, `It is ${LOCALE.name} (${LOCALE.code}).`)
    : badFinding(
        subject,
        `It is ${code}; the site reads ${LOCALE.code}.`,
        setupRemedy,
        spaceConsolePage(space, 'settings/locales'),
      );
};

const examineModel = async (space: ContentfulSpace): Promise<Finding> => {
  const subject = 'Contentful: content model';
  const page = spaceConsolePage(space, 'content_types');
  const { steps, unknown: newer, wanted } = await readModelPlan(space, 'newest');
  if (newer.length > 0) {
    return badFinding(
      subject,
      `The space has migrations that this code doesn’t know: ${newer.join(', ')}.`,
      'Use the newest version of the code, or take them back with its npm run setup -- contentful --back.',
      page,
    );
  }
  if (steps.length > 0) {
    const names = steps.map(({ migration }) => migration.name).join(', ');
    return badFinding(subject, `It lacks ${names}.`, setupRemedy, page);
  }
  const differences = await findEnvironmentDifferences(space, space.environmentId);
  return differences.length === 0
    ? goodFinding(subject, `It is that of the code (${wanted}).`)
    : badFinding(
        subject,
        `Somebody changed it by hand: ${differences.slice(0, 3).join('; ')}${differences.length > 3 ? `; and ${differences.length - 3} more` : ''}.`,
        'Undo that there, or write a migration of the model (docs/content.md).',
        page,
      );
};

const examineImport = async (space: ContentfulSpace): Promise<readonly Finding[]> =>
  (await isImportOpen(space))
    ? [
        badFinding(
          'Contentful: content',
          'An import has begun and not ended.',
          'Run again what it was: npm run setup -- contentful, or npm run restore.',
          spaceConsolePage(space, 'entries'),
        ),
      ]
    : [];

/** Examines what only the owner's token can read. */
const examineSpace = async (
  space: ContentfulSpace,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<readonly Finding[]> => {
  const subject = 'Contentful: CONTENTFUL_MANAGEMENT_TOKEN';
  const page = 'https://app.contentful.com/account/profile/cma_tokens';
  if (variables['CONTENTFUL_MANAGEMENT_TOKEN'] === undefined) {
    return [
      unknownFinding(
        subject,
        'It is not set, so the model and the webhook can’t be looked at.',
        'Create a personal access token and put it into .env. Neither the site nor its builds need it.',
        page,
      ),
    ];
  }
  try {
    const found = [
      await examineLocale(space),
      await examineModel(space),
      ...(await examineImport(space)),
    ];
    return [
      goodFinding(subject, `It opens the space ${space.spaceId}.`),
      ...found,
      ...(await examineWebhook(space, variables)),
    ];
  } catch (error) {
    return [
      badFinding(
        subject,
        explainContentfulFailure(error, 'to read the space').message,
        'Fix that, then run this again: nothing else of the space could be looked at.',
        page,
      ),
    ];
  }
};

/** Asks Contentful nothing if the content is the repository's files, or if no space is set. */
export const examineContentful: Examination = async (variables) => {
  if (isContentFiles(variables)) {
    return [
      goodFinding(
        'Content',
        'It is the files of content/ in the repository (CONTENT=files): a push publishes.',
      ),
    ];
  }
  if (variables['CONTENTFUL_SPACE_ID'] === undefined) {
    return [
      unknownFinding(
        'Contentful',
        'CONTENTFUL_SPACE_ID is not set, so the site is built from the starter space in content/.',
        'Create a space, put its id into .env, then run npm run setup -- contentful. To go live with the files themselves, set CONTENT=files.',
        'https://app.contentful.com',
      ),
    ];
  }
  const space = openSpace(variables);
  return [
    ...(await examineSpaceAccess(space, variables)),
    ...(await examineSpace(space, variables)),
  ];
};
