import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import {
  applyRestNotificationChoice,
  readRestNotificationState,
  type RestNotificationState,
} from '../../../services/offline/rest-notifications.ts';
import { canPush } from '../../../services/offline/rest-push.ts';
import { notificationsBlockedSentence } from '../device/rest-end-notifier-asking-once.tsx';

/** Whether a notification says that the rest is over; nothing where none can come. */
export const RestNotificationCheckbox = (): ReactElement | null => {
  const [choice, setChoice] = useState<RestNotificationState>('can’t');
  useEffect(() => void readRestNotificationState().then(setChoice), []);
  return choice === 'can’t' ? null : (
    <li>
      <label>
        <input
          type="checkbox"
          checked={choice === 'on'}
          onChange={({ target }) =>
            void applyRestNotificationChoice(target.checked).then(setChoice)
          }
        />
        A notification when the rest is over and you have locked the phone or switched apps
      </label>
      <p role="status">
        {choice === 'blocked'
          ? notificationsBlockedSentence
          : canPush()
            ? 'With a signal it also comes while the phone sleeps. Your browser’s own push service brings it, and can’t read it.'
            : 'It comes as long as your phone lets this page run. Some put it to sleep after a few minutes.'}
      </p>
    </li>
  );
};
