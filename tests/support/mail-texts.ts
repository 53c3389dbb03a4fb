import { readStarterEntries } from './starter-entries.ts';
import { toMailTexts } from '../../src/build/build-private-files.ts';
import type { MailTexts } from '../../src/domain/mails/mail-texts.ts';

/** What the starter space says in e-mails, as the build passes it to the functions. */
export const readStarterMailTexts = async (): Promise<MailTexts> =>
  toMailTexts(await readStarterEntries());
