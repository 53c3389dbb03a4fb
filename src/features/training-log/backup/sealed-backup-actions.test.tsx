// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createMockLoginActions,
  visitorSession,
  WithLoginSession,
} from '../../../services/auth/login-session.test-support.tsx';
import { openBackup } from '../../../services/sealed-sync/backup.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from '../../../services/training-log/log.test-support.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { SealedBackupActions } from './sealed-backup-actions.tsx';

/** BIP-39's phrase of sixteen bytes of zero. */
const zeros: readonly string[] = [...Array.from({ length: 11 }, () => 'abandon'), 'about'];

const saved: Blob[] = [];

const show = async (): Promise<TrainingLog> => {
  const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
  render(
    <WithLoginSession session={visitorSession} login={createMockLoginActions()}>
      <SealedBackupActions
        training={{
          kind: 'ready',
          log,
          weights: undefined,
          plans: [],
          library: new Map(),
          libraryState: { kind: 'here' },
        }}
      />
    </WithLoginSession>,
  );
  return log;
};

beforeEach(() => {
  saved.length = 0;
  // jsdom's have no streams, which sealing needs.
  vi.stubGlobal('Blob', NodeBlob);
  vi.stubGlobal('File', NodeFile);
  const createObjectURL = (file: Blob): string => {
    saved.push(file);
    return 'blob:1';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const pastePhrase = async (): Promise<void> => {
  fireEvent.paste(await screen.findByLabelText('Word 1'), {
    clipboardData: { getData: () => zeros.join(' ') },
  });
};

it('asks for a phrase once, then saves a backup with each press', async () => {
  const log = await show();
  await log.endSession(aLoggedSessionWithoutSets(), [aLoggedSet({ id: 'first/1' })], undefined);
  await press('Save a sealed backup');
  expect(saved).toHaveLength(0);
  await press('I have a phrase');
  await pastePhrase();
  await press('Save the backup');
  await screen.findByText(/Your phrase opens it, on any device/);
  await press('Save a sealed backup');
  await waitFor(() => expect(saved).toHaveLength(2));
  for (const file of saved) {
    expect(await file.text()).not.toContain('back-squat');
    expect(await openBackup(file, zeros)).toMatchObject({
      kind: 'done',
      value: { log: { sets: [{ id: 'first/1' }] } },
    });
  }
  expect((await log.care()).exportedAt).toBeDefined();
});

it('seals words about her health in only if she ticks it', async () => {
  const log = await show();
  await log.endSession(aLoggedSessionWithoutSets({ notToday: 'cramps' }), [], undefined);
  await press('Save a sealed backup');
  await press('I have a phrase');
  await pastePhrase();
  await press('Save the backup');
  await screen.findByText(/Your phrase opens it/);
  await act(async () => fireEvent.click(screen.getByLabelText(/Seal in why/)));
  await press('Save a sealed backup');
  await waitFor(() => expect(saved).toHaveLength(2));
  const reasons = await Promise.all(
    saved.map(async (file) => {
      const opened = await openBackup(file, zeros);
      return opened.kind === 'done' ? opened.value.log.sessions[0]?.notToday : 'refused';
    }),
  );
  expect(reasons).toEqual([undefined, 'cramps']);
});

it('restores a backup with its phrase, after she has seen what is in it', async () => {
  const log = await show();
  await log.endSession(aLoggedSessionWithoutSets(), [aLoggedSet({ id: 'first/1' })], undefined);
  await press('Save a sealed backup');
  await press('I have a phrase');
  await pastePhrase();
  await press('Save the backup');
  await screen.findByText(/Your phrase opens it/);
  await act(async () => log.deleteAll());
  await press('Restore from a sealed backup');
  const file = new File(saved, 'knurl-backup-2026-11-26.json');
  fireEvent.change(await screen.findByLabelText(/^The file/), { target: { files: [file] } });
  await pastePhrase();
  await press('Open it');
  expect(await log.sessions(1)).toEqual([]);
  await press('Add it to my log');
  await waitFor(async () => expect(await log.sessions(1)).toHaveLength(1));
});

it('says so when a file couldn’t be made', async () => {
  const log = await show();
  vi.spyOn(log, 'backupKey').mockRejectedValue(new Error('closed'));
  await press('Save a sealed backup');
  expect((await screen.findByRole('alert')).textContent).toContain('Your log is safe');
});
