// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { sessionAfterEvent } from '../../../domain/training/session/session-after-event.ts';
import {
  stepsOfFirstDayInText,
  testSessionOfSteps,
  testSessionStart,
} from '../../../domain/training/session/session.test-support.ts';
import { readLogFile } from '../../../domain/training/log-files/read-log-file.ts';
import { saveOpenSessionAsFile } from './save-open-session-as-file.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('saves a session that couldn’t be stored so that an import restores every set that was done', async () => {
  vi.useFakeTimers();
  const files: Blob[] = [];
  const createObjectURL = (file: Blob): string => `blob:${files.push(file)}`;
  vi.stubGlobal('URL', { createObjectURL, revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const session = sessionAfterEvent(
    testSessionOfSteps(stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg')),
    {
      kind: 'done',
      at: testSessionStart + 1000,
    },
  );
  saveOpenSessionAsFile(session, testSessionStart + 2000);
  expect(readLogFile((await files[0]?.text()) ?? '')).toMatchObject({
    kind: 'own',
    unreadable: 0,
    log: { sessions: [{ id: session.id, doneSets: 1 }], sets: [{ session: session.id }] },
  });
});
