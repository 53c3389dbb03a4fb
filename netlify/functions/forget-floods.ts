import { readServerSettings } from '../../src/config/server-settings.ts';
import { openDatabase } from '../../src/server/database.ts';
import { forgetFloods } from '../../src/server/forget-floods.ts';

export default async (): Promise<void> => {
  const database = openDatabase(readServerSettings().databaseUrl);
  await forgetFloods(database, new Date()).finally(() => database.close());
};

export const config = { schedule: '@hourly' };
