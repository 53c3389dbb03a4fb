import type { ReactElement } from 'react';
import { toLogJson } from '../../../domain/training/log-files/log-json.ts';
import { openBackup } from '../../../services/sealed-sync/backup.ts';
import { PhraseFields } from '../phrase/phrase-fields.tsx';
import { WithWordListAndNewPhrase } from '../phrase/with-word-list-and-new-phrase.tsx';
import { FocusedHeading } from './focused-heading.tsx';

type SealedFileProps = {
  readonly file: File;
  /** Called with the file as an export, which it was before it was sealed. */
  readonly onOpened: (file: File) => Promise<void>;
  readonly onClose: () => void;
};

/**
 * Asks for the twelve words of a sealed backup, and gives `onOpened` the log in it as a JSON file.
 */
export const SealedBackupPhraseForm = ({
  file,
  onOpened,
  onClose,
}: SealedFileProps): ReactElement => {
  const open = async (words: readonly string[]): Promise<string | undefined> => {
    try {
      const opened = await openBackup(file, words);
      if (opened.kind === 'refused') return opened.sentence;
      const { log, madeAt } = opened.value;
      const json = toLogJson(log, { withReasons: true, exportedAt: madeAt });
      await onOpened(new File([json], file.name, { type: 'application/json' }));
      return undefined;
    } catch {
      return 'The file couldn’t be read. Choose it again.';
    }
  };
  return (
    <>
      <FocusedHeading>A sealed backup</FocusedHeading>
      <p>Type the twelve words that open it, or paste them into the first field.</p>
      <WithWordListAndNewPhrase>
        {({ book }) => (
          <PhraseFields book={book} action="Open it" onPhrase={open} onCancel={onClose} />
        )}
      </WithWordListAndNewPhrase>
    </>
  );
};
