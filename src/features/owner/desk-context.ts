import { createContext, useContext } from 'react';
import type { OwnerDecision } from '../../services/owner/owner-api.ts';
import type { GetAccessToken } from '../../services/members/member-api.ts';

/** The actions that every section of the owner's page has. */
export type DeskActions = {
  readonly getAccessToken: GetAccessToken;
  /** Sends a decision. Returns a sentence if it fails. */
  readonly decide: (decision: OwnerDecision, message: string) => Promise<string | undefined>;
};

const DeskContext = createContext<DeskActions | undefined>(undefined);
export const DeskActionsProvider = DeskContext.Provider;

/** The desk around a section of the owner's page. */
export const useDeskActions = (): DeskActions => {
  const desk = useContext(DeskContext);
  if (desk === undefined) throw new Error('This is no part of the owner’s page.');
  return desk;
};
