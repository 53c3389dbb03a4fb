import { createContext } from 'react';
import type { SectionId } from './account-context.ts';

/** What has come of her last press, and in which part of the page. A new object for each press. */
export type SaidThere = { readonly section: SectionId; readonly sentence: string };

/** Provided by the account page. */
export const Said = createContext<SaidThere | undefined>(undefined);
