import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { ButtonRow } from '../ui/kit/button-row.tsx';
import { PageTitleWithLead } from '../ui/layout/heading.tsx';

const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  /* As high as a splash, so that the footer doesn't move when this takes its place. */
  min-height: 85vh;
`;

const What = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  &:focus {
    outline: none;
  }
`;

type MessageProps = {
  readonly title: string;
  readonly sentence: string;
  /** Shown below the sentence. */
  readonly note?: string;
  /** Buttons and links. */
  readonly children: ReactNode;
  /**
   * Whether it is what the page shows at first: then nobody is interrupted, and the focus stays
   * where it is.
   */
  readonly isFirst?: boolean;
  /** Shown below the buttons. It may change without making screen readers repeat the message. */
  readonly help?: ReactNode;
};

/**
 * A page that says what has happened and what to do next. It takes the focus, because it replaces
 * another page.
 */
export const MessagePage = ({
  title,
  sentence,
  note,
  isFirst = false,
  children,
  help,
}: MessageProps): ReactElement => {
  const what = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) what.current?.focus();
  }, [title, sentence, isFirst]);
  return (
    <Screen>
      <What ref={what} {...(isFirst ? {} : { tabIndex: -1, role: 'alert' })}>
        <PageTitleWithLead title={title} lead={sentence} />
        {note === undefined ? null : <p>{note}</p>}
        <ButtonRow>{children}</ButtonRow>
      </What>
      {help}
    </Screen>
  );
};
