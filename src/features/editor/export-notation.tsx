import { useState } from 'react';
import type { ReactElement } from 'react';
import { saveFile } from '../../services/save-file.ts';
import { Button } from '../../ui/kit/button.tsx';

type ExportNotationProps = { readonly text: string };

/** Exports the notation from the workbench, to the clipboard or as a file. */
export const ExportNotation = ({ text }: ExportNotationProps): ReactElement => {
  const [outcome, setOutcome] = useState('');
  const copy = (): void => {
    // Outside a secure context a browser has no clipboard at all.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('none'));
    written.then(
      () => setOutcome('Copied. Paste it into the text of the plan, in Contentful or in its file.'),
      () => setOutcome('The browser lets nothing be copied here. Save it as a file instead.'),
    );
  };
  const isEmpty = text.trim() === '';
  return (
    <>
      <Button kind="quiet" disabled={isEmpty} onClick={copy}>
        Copy
      </Button>
      <Button
        kind="quiet"
        disabled={isEmpty}
        onClick={() => saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), 'plan.txt')}
      >
        Save as a file
      </Button>
      <span role="status">{outcome}</span>
    </>
  );
};
