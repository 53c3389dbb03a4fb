import type { GetAccessToken } from '../../services/members/member-api.ts';
import { openSealedSync } from '../../services/sealed-sync/open-sealed-sync.ts';
import type { SealedSync } from '../../services/sealed-sync/sealed-sync.ts';
import { openTrainingLog } from '../../services/training-log/open-training-log.ts';

type Opened = { readonly subject: string; readonly sync: Promise<SealedSync> };

let opened: Opened | undefined;

const open = async (subject: string, getAccessToken: GetAccessToken): Promise<SealedSync> => {
  const sync = await openSealedSync({ subject, getAccessToken, log: await openTrainingLog() });
  sync.start();
  return sync;
};

/**
 * Opens the sync of a member and starts it, once per page: every later call has the same object.
 * That of a member who was logged in before is closed. After a failure the next call tries again.
 */
export const openMemberLogSync = (
  subject: string,
  getAccessToken: GetAccessToken,
): Promise<SealedSync> => {
  if (opened?.subject === subject) return opened.sync;
  closeMemberSync();
  const mine: Opened = { subject, sync: open(subject, getAccessToken) };
  opened = mine;
  mine.sync.catch(() => {
    if (opened === mine) opened = undefined;
  });
  return mine.sync;
};

/** Stops the sync of this page, such as after a log-out. */
const closeMemberSync = (): void => {
  opened?.sync.then(
    (sync) => sync.close(),
    () => undefined,
  );
  opened = undefined;
};
