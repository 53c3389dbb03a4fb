import { finishDeletions } from '../../src/server/leaving/finish-deletions.ts';
import { createDeletionDependencies } from '../../src/server/leaving/leaving-dependencies.ts';

// A deletion is begun right after it was asked for. This goes on with what could not be finished then.
export default async (): Promise<void> => {
  const dependencies = createDeletionDependencies();
  await finishDeletions(dependencies).finally(() => dependencies.database.close());
};

export const config = { schedule: '*/5 * * * *' };
