import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../../domain/routes.ts';
import { MessagePage } from '../../../page-parts/message-page.tsx';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonLink } from '../../../ui/kit/button-link.tsx';
import { Button } from '../../../ui/kit/button.tsx';

/** `unknown` until the session has been looked up, or if it can't be. */
const words = {
  unknown: {
    title: 'This session ended in another tab',
    sentence: 'Your log says what is in it.',
  },
  kept: {
    title: 'This session ended in another tab',
    sentence: 'What you did there is in your log.',
  },
  gone: {
    title: 'This session was dropped in another tab',
    sentence: 'It isn’t in your log. Start again from your plan whenever you like.',
  },
} as const;

type EndedElsewhereProps = {
  readonly log: Pick<TrainingLog, 'session'>;
  readonly id: string;
  readonly onEnded: () => void;
};

/** Shown when another tab has ended the session, dropped it, or deleted the whole log. */
export const SessionEndedElsewhere = ({ log, id, onEnded }: EndedElsewhereProps): ReactElement => {
  const [found, setFound] = useState<keyof typeof words>('unknown');
  useEffect(() => {
    let isCurrent = true;
    log.session(id).then(
      (session) => isCurrent && setFound(session === undefined ? 'gone' : 'kept'),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [log, id]);
  const { title, sentence } = words[found];
  return (
    <MessagePage title={title} sentence={sentence}>
      <Button onClick={onEnded}>Go on</Button>
      <ButtonLink kind="quiet" to={routes.trainingLog}>
        Open the log
      </ButtonLink>
    </MessagePage>
  );
};
