import { createContext } from 'react';

/** The id of the set that a field belongs to: what was typed for another one no longer holds. */
export const SetIdContext = createContext('');
