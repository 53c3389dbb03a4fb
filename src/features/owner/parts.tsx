import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/kit/button.tsx';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';

type PartProps = {
  readonly id: string;
  readonly title: string;
  /** The number of things waiting here; undefined if the section has no queue. */
  readonly count?: number;
  readonly children: ReactNode;
};

/** A section of the desk, with its own address. */
export const DeskSection = ({ id, title, count, children }: PartProps): ReactElement => (
  <RuledSection id={id} aria-labelledby={`${id}-title`}>
    <SectionHeading id={`${id}-title`}>
      {title}
      {count === undefined || count === 0 ? '' : `: ${count}`}
    </SectionHeading>
    {children}
  </RuledSection>
);

/** Waiting items in a list, like lines in a log book. */
export const DeskRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
    max-width: 40rem;
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  & > li:first-child {
    border-block-start: 0;
  }

  & h3 {
    font-size: var(--step-1);
  }

  & small {
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

type AsyncButtonProps = {
  readonly children: ReactNode;
  readonly isQuiet?: boolean;
  /** The button's action. Returns a sentence if it fails. */
  readonly onPress: () => Promise<string | undefined>;
};

/**
 * A button that shows it is busy, and says why its action failed. Further presses meanwhile do
 * nothing.
 */
export const AsyncButton = ({
  children,
  isQuiet = false,
  onPress,
}: AsyncButtonProps): ReactElement => {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const press = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    setProblem(await onPress());
    setBusy(false);
  };
  return (
    <>
      <Button kind={isQuiet ? 'quiet' : 'main'} aria-busy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
    </>
  );
};
