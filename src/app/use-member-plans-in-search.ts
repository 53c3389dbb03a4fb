import { useEffect } from 'react';
import { searchClient } from '../features/search/worker/search-client.ts';
import { useLoginSession } from '../services/auth/login-session.ts';

/** Lets members search their plans as well. Nothing is loaded until a logged-in member searches. */
export const useMemberPlansInSearch = (): void => {
  const { session, loadLogin } = useLoginSession();
  const isMember = session.kind === 'member';
  useEffect(() => {
    if (!isMember) return;
    // A logout reloads the page, which discards the index.
    searchClient.addSource(async () => {
      const { fetchOpenPlansAsIndexFiles } = await import('./member-indexes.ts');
      return fetchOpenPlansAsIndexFiles(async (options) =>
        (await loadLogin()).getAccessToken(options),
      );
    });
  }, [isMember, loadLogin]);
};
