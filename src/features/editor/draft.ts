import { forget, recall, remember } from '../../services/storage.ts';

const key = 'editor.draft';

/** What an editor has written on this device and not yet taken away; empty when there is nothing. */
export const readDraft = (): string => recall(key) ?? '';

/** Hears when another window of this browser keeps a text of its own in place of this one's. Returns how to stop. */
export const onDraftElsewhere = (listener: () => void): (() => void) => {
  const hear = (event: StorageEvent): void => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
};

/** Keeps what she has written, so that a reload loses nothing. False where the browser keeps nothing. */
export const keepDraft = (text: string): boolean => {
  if (text === '') forget(key);
  else remember(key, text);
  return readDraft() === text;
};
