import { createContext } from 'react';
import type { AccountSectionId } from './account-context.ts';

/**
 * The result of the member's last press, and the section it belongs to. A new object for each
 * press.
 */
export type LastAccountAnnouncement = {
  readonly section: AccountSectionId;
  readonly sentence: string;
};

/** Provided by the account page. */
export const LastAccountAnnouncementContext = createContext<LastAccountAnnouncement | undefined>(
  undefined,
);
