// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from '../../services/storage.ts';
import { confirmLogoutAskingAboutLog } from './ask-about-log.ts';

const deleteAll = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../../services/training-log/open-training-log.ts', () => ({
  openTrainingLog: async () => ({ deleteAll }),
}));

// jsdom has no modal dialogs.
beforeEach(() => {
  deleteAll.mockReset();
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const press = async (label: string): Promise<void> => {
  fireEvent.click(await screen.findByText(label));
};

describe('confirmLogoutAskingAboutLog', () => {
  it('asks nothing if there is no log', async () => {
    expect(await confirmLogoutAskingAboutLog()).toBe(true);
    expect(screen.queryByText('Stay logged in')).toBeNull();
  });

  it('keeps the log, and lets her log out', async () => {
    remember('training', '1');
    const answer = confirmLogoutAskingAboutLog();
    await press('Keep it and log out');
    expect(await answer).toBe(true);
    expect(deleteAll).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('deletes the log before the logout if she chooses so', async () => {
    remember('training', '1');
    const answer = confirmLogoutAskingAboutLog();
    await press('Delete it and log out');
    expect(await answer).toBe(true);
    expect(deleteAll).toHaveBeenCalledOnce();
  });

  it('reports an error if the log can’t be deleted, and stays open', async () => {
    remember('training', '1');
    deleteAll.mockRejectedValueOnce(new Error('closed'));
    const answer = confirmLogoutAskingAboutLog();
    await press('Delete it and log out');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(/couldn’t be deleted/),
    );
    await press('Stay logged in');
    expect(await answer).toBe(false);
  });

  it('can’t be cancelled once her account has been deleted', async () => {
    remember('training', '1');
    const answer = confirmLogoutAskingAboutLog('surely');
    await screen.findByText('Keep it and log out');
    expect(screen.queryByText('Stay logged in')).toBeNull();
    document.querySelector('dialog')?.close();
    expect(await answer).toBe(true);
  });

  it('closes, and logs nobody out, when she goes to export first', async () => {
    remember('training', 'tab');
    const answer = confirmLogoutAskingAboutLog();
    const way = await screen.findByText('Export it first');
    // jsdom can't navigate.
    way.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(way);
    expect(document.querySelector('dialog')).toBeNull();
    expect(await answer).toBe(false);
  });

  it('says that the copy in her account is sealed, and ends sync here when the log is deleted', async () => {
    remember('training', '1');
    remember('training.sync', '1');
    const answer = confirmLogoutAskingAboutLog();
    await screen.findByText(/The copy in your account is sealed/);
    await press('Delete it and log out');
    expect(await answer).toBe(true);
    expect(deleteAll).toHaveBeenCalledOnce();
    expect(recall('training.sync')).toBeUndefined();
  });

  it('warns of a log that exists only in this tab', async () => {
    remember('training', 'tab');
    const answer = confirmLogoutAskingAboutLog();
    await screen.findByText(/the log goes with it/);
    await press('Log out');
    expect(await answer).toBe(true);
    expect(recall('training')).toBe('tab');
  });
});
