import { useEffect } from 'react';
import { useLoginSession } from '../services/auth/login-session.ts';
import { isSyncOnThisDevice } from '../services/sealed-sync/sync-mark.ts';

/**
 * Keeps the log of a member in sync while a page is open, if sync is on for her on this device.
 * Loads nothing otherwise.
 */
export const useMemberLogSyncIfSwitchedOn = (): void => {
  const { session, loadLogin } = useLoginSession();
  const subject = session.kind === 'member' ? session.subject : undefined;
  useEffect(() => {
    if (subject === undefined || !isSyncOnThisDevice()) return;
    const begin = async (): Promise<void> => {
      const [{ openMemberLogSync }, login] = await Promise.all([
        import('../page-parts/training/member-sync.ts'),
        loadLogin(),
      ]);
      await openMemberLogSync(subject, login.getAccessToken);
    };
    // The page of sync says what is wrong; the next page tries again.
    begin().catch(() => undefined);
  }, [subject, loadLogin]);
};
