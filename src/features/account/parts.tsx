import { use, useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, quietButtonStyle } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/heading.tsx';
import { media } from '../../ui/media.ts';
import { LastResultContext } from './last-result.ts';
import { SectionContext, type SectionId } from './account-context.ts';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  border-block-start: 3px solid var(--ink);
  scroll-margin-top: var(--space-5);

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    align-content: start;
  }

  & > div > p {
    max-width: 40rem;
  }

  /* The part's name beside what is in it, as in the margin of a log book. */
  ${media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    column-gap: var(--space-6);
  }
`;

const Outcome = styled.p`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--brass);
  background: var(--surface);
  font-weight: 700;
  line-height: 1.4;

  &:empty {
    display: none;
  }

  &:focus {
    outline: none;
  }
`;

/** The result of the last press in a section. It is announced, and takes the focus from the button that has gone. */
const ActionResult = ({ section }: { readonly section: SectionId }): ReactElement => {
  const lastResult = use(LastResultContext);
  const line = useRef<HTMLParagraphElement>(null);
  const isHere = lastResult?.section === section;
  useEffect(() => {
    if (isHere) line.current?.focus();
  }, [isHere, lastResult]);
  return (
    <Outcome ref={line} role="status" tabIndex={-1}>
      {isHere ? lastResult.sentence : null}
    </Outcome>
  );
};

type SectionProps = {
  readonly id: SectionId;
  readonly title: string;
  readonly children: ReactNode;
};

/** A section of the account page, with its own address. */
export const Section = ({ id, title, children }: SectionProps): ReactElement => (
  <SectionContext value={id}>
    <Box id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
      <div>
        <ActionResult section={id} />
        {children}
      </div>
    </Box>
  </SectionContext>
);

/** Rows of a log book. */
export const Rows = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    justify-items: start;
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }

  & > li > * {
    max-width: 40rem;
  }

  & h3 {
    font-size: var(--step-1);
    line-height: 1.15;
  }

  & small {
    color: var(--muted);
    font-size: max(1rem, var(--step--1));
  }
`;

export const MainButton = styled.button`
  ${buttonStyle}
`;

export const QuietButton = styled.button`
  ${quietButtonStyle}
`;

/** Buttons side by side. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`;
