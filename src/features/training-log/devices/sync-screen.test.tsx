// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createMockLoginActions,
  memberSession,
  WithLoginSession,
} from '../../../services/auth/login-session.test-support.tsx';
import type { SyncProblem, SyncState } from '../../../services/sealed-sync/sealed-sync.ts';
import { createIdleSyncState, createSyncStub } from './devices.test-support.ts';
import { OpenedSyncPanel } from './open-sync-then-show-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** BIP-39's phrase of sixteen bytes of zero. */
const zeros: readonly string[] = [...Array.from({ length: 11 }, () => 'abandon'), 'about'];

const off: SyncState = { kind: 'off' };

const show = (...state: Parameters<typeof createSyncStub>) => {
  const stub = createSyncStub(...state);
  const login = createMockLoginActions();
  render(
    <WithLoginSession session={memberSession} login={login}>
      <OpenedSyncPanel sync={stub.sync} email="nadia@example.com" />
    </WithLoginSession>,
  );
  return { ...stub, login };
};
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const paste = async (words: readonly string[]): Promise<void> => {
  fireEvent.paste(await screen.findByLabelText('Word 1'), {
    clipboardData: { getData: () => words.join(' ') },
  });
};
/** Goes through a new phrase: the words, and the two that are asked. Returns the phrase. */
const keepPhrase = async (): Promise<readonly string[]> => {
  await press('Show me the words');
  const list = screen.getByRole('list', { name: 'Your recovery phrase' });
  const words = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  await press('I have them');
  for (const field of await screen.findAllByLabelText<HTMLInputElement>(/^Word \d+$/)) {
    const label = document.querySelector(`label[for="${field.id}"]`)?.textContent ?? '';
    const word = words[Number(label.replace('Word ', '')) - 1];
    fireEvent.change(field, { target: { value: word } });
  }
  await press('Go on');
  return words;
};

describe('sync that is off', () => {
  it('begins with a phrase that she has shown to have, and without words about her health', async () => {
    const { actions, become } = show(off);
    await press('Make a phrase');
    const words = await keepPhrase();
    await waitFor(() => expect(actions.turnOn).toHaveBeenCalledWith(words, { withReasons: false }));
    act(() => become(createIdleSyncState()));
    const title = await screen.findByRole('heading', { name: 'Sync is on' });
    await waitFor(() => expect(title.closest('[tabindex]')).toBe(document.activeElement));
  });

  it('sends words about her health once she has ticked it', async () => {
    const { actions } = show(off);
    fireEvent.click(await screen.findByLabelText(/Also send why I trained less/));
    await press('Make a phrase');
    const words = await keepPhrase();
    await waitFor(() => expect(actions.turnOn).toHaveBeenCalledWith(words, { withReasons: true }));
  });

  it('takes the phrase of her backups', async () => {
    const { actions } = show(off);
    await press('I have a phrase');
    await paste(zeros);
    await press('Turn it on');
    await waitFor(() => expect(actions.turnOn).toHaveBeenCalledWith(zeros, { withReasons: false }));
  });

  it('tries again with the same words when the server failed', async () => {
    const { actions } = show(off);
    actions.turnOn.mockResolvedValueOnce({ kind: 'refused', sentence: 'The server is down.' });
    await press('Make a phrase');
    const words = await keepPhrase();
    expect((await screen.findByRole('alert')).textContent).toBe('The server is down.');
    await press('Try again');
    await waitFor(() => expect(actions.turnOn).toHaveBeenCalledTimes(2));
    expect(actions.turnOn.mock.calls[1]?.[0]).toEqual(words);
  });

  it('asks again what the account has when that couldn’t be found out', async () => {
    const { actions } = show(off, { kind: 'refused', sentence: 'We couldn’t reach the server.' });
    await screen.findByText('We couldn’t reach the server.');
    await press('Try again');
    await waitFor(() => expect(actions.atServer).toHaveBeenCalledTimes(2));
  });
});

describe('a sealed log that another device has begun', () => {
  const sealed = (hasPasskey: boolean): Parameters<typeof createSyncStub> => [
    off,
    { kind: 'done', value: { kind: 'sealed log', hasPasskey, bytes: 1000 } },
  ];

  it('is opened with its phrase; another one is refused, and stays as it was typed', async () => {
    const { actions } = show(...sealed(false));
    actions.join.mockResolvedValueOnce({
      kind: 'refused',
      sentence: 'This phrase opens another log.',
    });
    await press('I have a phrase');
    expect(screen.queryByRole('button', { name: 'Make a phrase' })).toBeNull();
    await paste(zeros);
    await press('Open my log');
    expect((await screen.findByRole('alert')).textContent).toBe('This phrase opens another log.');
    expect(screen.getByLabelText<HTMLInputElement>('Word 12').value).toBe('about');
    await press('Open my log');
    await waitFor(() => expect(actions.join).toHaveBeenCalledTimes(2));
  });

  it('is opened with a passkey if it has one', async () => {
    const { actions } = show(...sealed(true));
    actions.joinWithPasskey.mockResolvedValueOnce({
      kind: 'refused',
      sentence: 'No passkey came.',
    });
    await press('Use a passkey');
    await screen.findByText('No passkey came.');
    await press('Use a passkey');
    await waitFor(() => expect(actions.joinWithPasskey).toHaveBeenCalledTimes(2));
  });

  it('can only be deleted without the phrase, after a question', async () => {
    const { actions } = show(...sealed(false));
    await press('I don’t have it any more');
    expect(actions.deleteAtServer).not.toHaveBeenCalled();
    await press('Delete the sealed copy for good');
    await waitFor(() => expect(actions.deleteAtServer).toHaveBeenCalledOnce());
    // The account is asked again, and has nothing any more.
    await waitFor(() => expect(actions.atServer).toHaveBeenCalledTimes(2));
  });
});

describe('sync that is on', () => {
  it('says when it was last synced and how much room is used', async () => {
    show(createIdleSyncState());
    expect(screen.getByText(/^on 26 November 2026 at|^today at/)).toBeDefined();
    expect(screen.getByText('1.2 of 5 MB')).toBeDefined();
    await screen.findByText(/Everything is sent/);
  });

  it('warns long before the room is full', () => {
    show(createIdleSyncState({ bytes: 4_000_000 }));
    expect(screen.getByText(/has used 80 % of its room/)).toBeDefined();
  });

  it.each<[SyncProblem['kind'], string]>([
    ['unreachable', 'Try again'],
    ['failed', 'Try again'],
    ['storage', 'Try again'],
    ['full', 'Try again'],
    ['signed out', 'Log in'],
    ['new phrase', 'Type the new phrase'],
    ['deleted', 'Turn sync off here'],
  ])('says that it is stopped (%s), and offers “%s”', (kind, label) => {
    show(createIdleSyncState({ waiting: 2, problem: { kind, sentence: `It is ${kind}.` } }));
    expect(screen.getByRole('alert').textContent).toBe(`It is ${kind}.`);
    expect(screen.getByText('2 changes wait on this device.')).toBeDefined();
    expect(screen.getByRole('button', { name: label })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Sync now' })).toBeNull();
  });

  it('offers a backup and our address when the server shows an older state', () => {
    show(createIdleSyncState({ problem: { kind: 'history', sentence: 'The server shows less.' } }));
    expect(screen.getByRole('link', { name: 'Save a sealed backup' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined();
  });

  it('syncs with a press, and says why it couldn’t', async () => {
    const { actions } = show(createIdleSyncState());
    actions.syncNow.mockResolvedValueOnce({ kind: 'refused', sentence: 'You’re offline.' });
    await press('Sync now');
    expect((await screen.findByRole('alert')).textContent).toBe('You’re offline.');
  });

  it('takes the new phrase of another device', async () => {
    const { actions } = show(
      createIdleSyncState({ problem: { kind: 'new phrase', sentence: 'It was changed.' } }),
    );
    expect(screen.queryByRole('button', { name: 'Change the phrase' })).toBeNull();
    await press('Type the new phrase');
    await paste(zeros);
    await press('Open my log');
    await waitFor(() => expect(actions.join).toHaveBeenCalledWith(zeros));
  });

  it('changes the phrase after she has written down the new one', async () => {
    const { actions } = show(createIdleSyncState());
    await press('Change the phrase');
    const words = await keepPhrase();
    await screen.findByText(/The phrase is changed/);
    expect(actions.changePhrase).toHaveBeenCalledWith(words);
  });

  it('sends words about her health only while that is ticked', async () => {
    const { actions, become } = show(createIdleSyncState());
    await act(async () => fireEvent.click(screen.getByLabelText(/Also send why I trained less/)));
    await waitFor(() => expect(actions.setWithReasons).toHaveBeenCalledWith(true));
    act(() => become(createIdleSyncState({ withReasons: true })));
    expect(screen.getByLabelText<HTMLInputElement>(/Also send why/).checked).toBe(true);
  });

  it('adds a passkey where the browser may have one', async () => {
    vi.stubGlobal(
      'PublicKeyCredential',
      Object.assign(() => undefined, {
        getClientCapabilities: async () => ({ 'extension:prf': true }),
      }),
    );
    const { actions, become } = show(createIdleSyncState());
    await press('Add a passkey');
    await waitFor(() => expect(actions.addPasskey).toHaveBeenCalledWith('nadia@example.com'));
    act(() => become(createIdleSyncState({ hasPasskey: true })));
    expect(screen.getByText(/A passkey opens your log, too/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it.each([
    ['Keep the copy, turn it off here', 'turnOffHere', /and so is the sealed copy/],
    ['Delete the copy, turn it off everywhere', 'deleteAtServer', /the sealed copy is deleted/],
  ] as const)(
    'asks about the sealed copy when it is turned off: %s',
    async (label, name, words) => {
      const { actions, become } = show(createIdleSyncState());
      await press('Turn sync off');
      await press(label);
      await waitFor(() => expect(actions[name]).toHaveBeenCalledOnce());
      act(() => become(off));
      expect(await screen.findByText(words)).toBeDefined();
    },
  );
});
