import { setTimeout as wait } from 'node:timers/promises';
import { PlainFailure } from '../plain-failure.ts';
import { askContentful, undefinedIfNotFound } from './explain-failure.ts';
import type { ContentfulSpace } from './open-space.ts';

const readyWaitMs = 1000;
const readyTries = 300;

/** Deletes an environment if it exists. */
export const deleteEnvironment = (
  { client }: ContentfulSpace,
  environmentId: string,
): Promise<void> =>
  askContentful(`to delete the environment ${environmentId}`, async () => {
    await undefinedIfNotFound(() => client.environment.delete({ environmentId }));
  });

/**
 * Copies an environment and waits until the copy is ready. Replaces an environment of the same
 * name.
 */
export const copyEnvironment = async (
  space: ContentfulSpace,
  source: string,
  environmentId: string,
): Promise<void> => {
  const { client } = space;
  await deleteEnvironment(space, environmentId);
  const what = `to make the environment ${environmentId}, a copy of ${source} (a plan of Contentful's allows a number of environments; delete one if there are too many)`;
  await askContentful(what, () =>
    client.environment.createWithId(
      { environmentId, sourceEnvironmentId: source },
      { name: environmentId },
    ),
  );
  for (let tries = 0; tries < readyTries; tries += 1) {
    const { sys } = await askContentful(what, () => client.environment.get({ environmentId }));
    if (sys.status.sys.id === 'ready') return;
    if (sys.status.sys.id === 'failed') break;
    await wait(readyWaitMs);
  }
  await deleteEnvironment(space, environmentId);
  throw new PlainFailure(
    `Contentful did not finish the environment ${environmentId}, a copy of ${source}. Run it again.`,
  );
};

/** The target of an alias; undefined if the name is an environment's own id. */
export const aliasTarget = (
  { client }: ContentfulSpace,
  name: string,
): Promise<string | undefined> =>
  askContentful(`to find the environment ${name}`, async () => {
    const alias = await undefinedIfNotFound(() =>
      client.environmentAlias.get({ environmentAliasId: name }),
    );
    return alias?.environment.sys.id;
  });

/** Switches an alias to another environment, atomically. */
export const switchAlias = (
  { client }: ContentfulSpace,
  name: string,
  environmentId: string,
): Promise<void> =>
  askContentful(`to switch the alias ${name} to ${environmentId}`, async () => {
    const alias = await client.environmentAlias.get({ environmentAliasId: name });
    await client.environmentAlias.update(
      { environmentAliasId: name },
      {
        ...alias,
        environment: { sys: { type: 'Link', linkType: 'Environment', id: environmentId } },
      },
    );
  });
