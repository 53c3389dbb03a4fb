import { createContext, useContext } from 'react';
import type { Decision } from '../../services/owner/owner-api.ts';
import type { GetAccessToken } from '../../services/members/member-api.ts';

/** What every part of the owner's page can do. */
export type Desk = {
  readonly getAccessToken: GetAccessToken;
  /** Sends a decision. Returns the sentence that says why it isn't done. */
  readonly decide: (decision: Decision, said: string) => Promise<string | undefined>;
};

const DeskContext = createContext<Desk | undefined>(undefined);
export const DeskProvider = DeskContext.Provider;

/** The desk that a part of the owner's page stands on. */
export const useDesk = (): Desk => {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('This is no part of the owner’s page.');
  return desk;
};
