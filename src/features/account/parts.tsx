import { use, useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { PressOutcome } from '../../ui/kit/press-outcome.ts';
import { RuledList } from '../../ui/kit/ruled-list.ts';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { media } from '../../ui/styles/media.ts';
import { LastAccountAnnouncementContext } from './last-account-announcement.ts';
import { EnclosingAccountSectionIdContext, type AccountSectionId } from './account-context.ts';

const Box = styled(RuledSection)`
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

/**
 * The result of the last press in a section. It is announced, and takes the focus from the button
 * that has gone.
 */
const ActionResult = ({ section }: { readonly section: AccountSectionId }): ReactElement => {
  const lastResult = use(LastAccountAnnouncementContext);
  const line = useRef<HTMLParagraphElement>(null);
  const isHere = lastResult?.section === section;
  useEffect(() => {
    if (isHere) line.current?.focus();
  }, [isHere, lastResult]);
  return (
    <PressOutcome ref={line} role="status" tabIndex={-1}>
      {isHere ? lastResult.sentence : null}
    </PressOutcome>
  );
};

type SectionProps = {
  readonly id: AccountSectionId;
  readonly title: string;
  readonly children: ReactNode;
};

/** A section of the account page, with its own address. */
export const AccountSection = ({ id, title, children }: SectionProps): ReactElement => (
  <EnclosingAccountSectionIdContext value={id}>
    <Box id={id} aria-labelledby={`${id}-title`}>
      <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
      <div>
        <ActionResult section={id} />
        {children}
      </div>
    </Box>
  </EnclosingAccountSectionIdContext>
);

/** Rows of what the member has, each with its buttons. */
export const AccountRows = styled(RuledList)`
  & > li {
    justify-items: start;
  }

  & > li > * {
    max-width: 40rem;
  }

  & h3 {
    font-size: var(--step-1);
    line-height: 1.15;
  }
`;
