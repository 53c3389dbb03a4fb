import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { saveFile } from '../../../services/save-file.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';

const Words = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: 0 var(--space-4);
  max-width: 40rem;
  padding-inline-start: 0;
  border-block-end: 1px solid var(--line);
  list-style: decimal inside;
  font-variant-numeric: tabular-nums;

  & > li {
    padding-block: var(--space-2);
    border-block-start: 1px solid var(--line);
    font-size: var(--step-1);
    line-height: 1.4;
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** The phrase as a text file to keep. */
const textOf = (words: readonly string[]): string =>
  [
    'The recovery phrase of your training log at Knurl.',
    'Anyone who has these twelve words can read the log. If you lose them, we can’t find them for you.',
    '',
    ...words.map((word, index) => `${index + 1}. ${word}`),
    '',
  ].join('\r\n');

type ShownPhraseProps = { readonly words: readonly string[]; readonly onWritten: () => void };

/** A new phrase, to be written down, copied, saved or printed. */
export const NewPhraseToWriteDown = ({ words, onWritten }: ShownPhraseProps): ReactElement => {
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState<string>();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(words.join(' '));
      setProblem(undefined);
      setDone('The words are copied. Put them somewhere safe, then copy something else.');
    } catch {
      setProblem('Your browser lets nothing be copied here. Write the words down, or save them.');
    }
  };
  const save = (): void => {
    saveFile(new Blob([textOf(words)], { type: 'text/plain;charset=utf-8' }), 'knurl-phrase.txt');
    setDone('The file is in your downloads. Move it to a place that only you can open.');
  };
  return (
    <>
      <p className="no-print">
        Write these down in this order, on paper or in a password manager. Keep them where you will
        find them when your phone is gone.
      </p>
      <Words aria-label="Your recovery phrase">
        {words.map((word, index) => (
          // A word may stand in a phrase twice.
          <li key={`${word} ${index + 1}`}>
            <b translate="no">{word}</b>
          </li>
        ))}
      </Words>
      <ButtonRow className="no-print">
        <Button onClick={onWritten}>I have them</Button>
        <Button kind="quiet" onClick={() => void copy()}>
          Copy
        </Button>
        <Button kind="quiet" onClick={save}>
          Save as a text file
        </Button>
        <Button kind="quiet" onClick={() => print()}>
          Print
        </Button>
      </ButtonRow>
      <p role="status">{done}</p>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
    </>
  );
};
