import { createContext } from 'react';
import type { AccountSectionId } from './account-context.ts';

/**
 * The result of the member's last press, and the section it belongs to. A new object for each
 * press.
 */
export type LastAccountActionResult = {
  readonly section: AccountSectionId;
  readonly sentence: string;
};

/** Provided by the account page. */
export const LastAccountActionResultContext = createContext<LastAccountActionResult | undefined>(
  undefined,
);
