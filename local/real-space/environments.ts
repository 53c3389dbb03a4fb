import { setTimeout as wait } from 'node:timers/promises';
import { PlainFailure } from '../plain-failure.ts';
import { asking, ifThere } from './explain-failure.ts';
import type { RealSpace } from './open-space.ts';

const readyWaitMs = 1000;
const readyTries = 300;

/** Deletes an environment if it is there. */
export const deleteEnvironment = ({ client }: RealSpace, environmentId: string): Promise<void> =>
  asking(`to delete the environment ${environmentId}`, async () => {
    await ifThere(() => client.environment.delete({ environmentId }));
  });

/** Makes an environment that is a copy of another, and waits until it can be used. One of this name that is left is replaced. */
export const copyEnvironment = async (
  space: RealSpace,
  source: string,
  environmentId: string,
): Promise<void> => {
  const { client } = space;
  await deleteEnvironment(space, environmentId);
  const what = `to make the environment ${environmentId}, a copy of ${source} (a plan of Contentful's allows a number of environments; delete one if there are too many)`;
  await asking(what, () =>
    client.environment.createWithId(
      { environmentId, sourceEnvironmentId: source },
      { name: environmentId },
    ),
  );
  for (let tries = 0; tries < readyTries; tries += 1) {
    const { sys } = await asking(what, () => client.environment.get({ environmentId }));
    if (sys.status.sys.id === 'ready') return;
    if (sys.status.sys.id === 'failed') break;
    await wait(readyWaitMs);
  }
  await deleteEnvironment(space, environmentId);
  throw new PlainFailure(
    `Contentful did not finish the environment ${environmentId}, a copy of ${source}. Run it again.`,
  );
};

/** The environment that an alias stands for; undefined for the name of an environment itself. */
export const aliasTarget = ({ client }: RealSpace, name: string): Promise<string | undefined> =>
  asking(`to find the environment ${name}`, async () => {
    const alias = await ifThere(() => client.environmentAlias.get({ environmentAliasId: name }));
    return alias?.environment.sys.id;
  });

/** Lets an alias stand for another environment: from one moment to the next everybody reads that. */
export const switchAlias = (
  { client }: RealSpace,
  name: string,
  environmentId: string,
): Promise<void> =>
  asking(`to switch the alias ${name} to ${environmentId}`, async () => {
    const alias = await client.environmentAlias.get({ environmentAliasId: name });
    await client.environmentAlias.update(
      { environmentAliasId: name },
      {
        ...alias,
        environment: { sys: { type: 'Link', linkType: 'Environment', id: environmentId } },
      },
    );
  });
