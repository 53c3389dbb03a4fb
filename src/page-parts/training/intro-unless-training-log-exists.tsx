import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { MessagePage } from '../message-page.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { useHasTrainingLog } from './use-has-training-log.ts';

type TrainingIntroProps = {
  readonly title: string;
  readonly sentence: string;
  /** The label of the button that opens the page; undefined if there is nothing to open yet. */
  readonly action?: string;
  /** Whether the address requests something, so that the page opens at once. */
  readonly isAsked: boolean;
  /** An example of what the page does, below its button. */
  readonly example?: ReactNode;
  /** Further links from here. */
  readonly ways: ReactNode;
  /** The page itself. */
  readonly children: ReactNode;
};

/**
 * The first screen for somebody without a log: the purpose of the page, and a button that opens it.
 * The training code is loaded by that button, so that her first visit loads none of it. With a log,
 * the page opens at once.
 */
export const IntroUnlessTrainingLogExists = ({
  title,
  sentence,
  action,
  isAsked,
  example,
  ways,
  children,
}: TrainingIntroProps): ReactElement => {
  const hasLog = useHasTrainingLog();
  const [isOpen, setOpen] = useState(isAsked);
  return isOpen || hasLog ? (
    <>{children}</>
  ) : (
    <MessagePage title={title} sentence={sentence} help={example} isFirst>
      {action === undefined ? null : <Button onClick={() => setOpen(true)}>{action}</Button>}
      {ways}
    </MessagePage>
  );
};
