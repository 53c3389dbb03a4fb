import { useEffect } from 'react';
import { useMember } from '../services/auth/member.ts';

/**
 * Lets a member search her own plans as well. Nothing is asked for before she searches, and a visitor loads nothing of it.
 */
export const useMemberSearch = (): void => {
  const { session, open } = useMember();
  const isMember = session.kind === 'member';
  useEffect(() => {
    if (!isMember) return;
    const include = async (): Promise<void> => {
      const [{ addGuardedIndexes }, { readMemberIndexes }] = await Promise.all([
        import('../features/search/index-sources.ts'),
        import('./member-indexes.ts'),
      ]);
      addGuardedIndexes(async () =>
        readMemberIndexes(async (options) => (await open()).getAccessToken(options)),
      );
    };
    // Without it she searches what is public; the next page tries again.
    include().catch(() => undefined);
  }, [isMember, open]);
};
