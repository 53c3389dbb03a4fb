import { forget, recall, remember } from '../../services/storage.ts';

const key = 'editor.draft';

/** The editor's draft stored on this device; empty if there is none. */
export const readDraftOrEmpty = (): string => recall(key) ?? '';

/**
 * Calls back when another window of this browser overwrites the draft. Returns a function that
 * stops it.
 */
export const listenForDraftElsewhere = (listener: () => void): (() => void) => {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** Stores the draft, so that a reload loses nothing. False if the browser doesn't store it. */
export const keepDraft = (text: string): boolean => {
  if (text === '') forget(key);
  else remember(key, text);
  return readDraftOrEmpty() === text;
};
