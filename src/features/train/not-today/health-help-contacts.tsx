import type { ReactElement } from 'react';
import styled from 'styled-components';
import { healthHelpMostUrgentFirst } from '../../../domain/training/trim/health-help.ts';

const Help = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-block-end: 1px solid var(--line);

  & > section {
    display: grid;
    gap: var(--space-1);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
    line-height: 1.45;
  }

  & h3 {
    font-size: var(--step-1);
  }

  & a {
    font-weight: 700;
  }
`;

/** Splits a sentence at the emergency numbers, so that every second piece is one. */
const cutAtNumbers = (sentence: string): readonly string[] => sentence.split(/\b(999|112|111)\b/);

/** A sentence with its emergency numbers as phone links. */
const Callable = ({ sentence }: { readonly sentence: string }): ReactElement => (
  <p>
    {cutAtNumbers(sentence).map((piece, index) =>
      // The index is the key because a number may appear twice in a sentence.
      index % 2 === 1 ? (
        <a key={index} href={`tel:${piece}`}>
          {piece}
        </a>
      ) : (
        piece
      ),
    )}
  </p>
);

/**
 * Where to get help, most urgent first. All of it at once, so that nobody has to choose while she
 * feels faint.
 */
export const HealthHelpContacts = (): ReactElement => (
  <Help>
    {healthHelpMostUrgentFirst.map(({ reason, title, sentences }) => (
      <section key={reason}>
        <h3>{title}</h3>
        {sentences.map((sentence) => (
          <Callable key={sentence} sentence={sentence} />
        ))}
      </section>
    ))}
  </Help>
);
