import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { recall } from '../../services/storage.ts';
import { Message, MessageButton } from '../message.tsx';

type FirstTimeProps = {
  readonly title: string;
  readonly sentence: string;
  /** What the button that opens the page says; undefined where there is nothing to open yet. */
  readonly action?: string;
  /** Whether the address asks for something, so that the page opens at once. */
  readonly isAsked: boolean;
  /** Other ways on from here. */
  readonly ways: ReactNode;
  /** The page itself. */
  readonly children: ReactNode;
};

/**
 * What somebody without a log sees first: what the page is for, and a button that opens it. The code of training comes with that press, so
 * that her first visit loads none of it. Whoever has a log gets the page at once.
 */
export const FirstTime = ({
  title,
  sentence,
  action,
  isAsked,
  ways,
  children,
}: FirstTimeProps): ReactElement => {
  const [isOpen, setOpen] = useState(() => isAsked || recall('training') !== undefined);
  return isOpen ? (
    <>{children}</>
  ) : (
    <Message title={title} sentence={sentence}>
      {action === undefined ? null : (
        <MessageButton type="button" onClick={() => setOpen(true)}>
          {action}
        </MessageButton>
      )}
      {ways}
    </Message>
  );
};
