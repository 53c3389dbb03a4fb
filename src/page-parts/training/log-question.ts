import { routes } from '../../domain/routes.ts';
import { openTrainingLog } from '../../services/training-log/open-training-log.ts';
import { buttonClass, type MainOrQuietButtonKind } from '../../ui/kit/button.tsx';

type Question = {
  /** Whether the log exists only in this tab, because the browser stores nothing. */
  readonly isInThisTab: boolean;
  readonly leaving: 'maybe' | 'surely';
  /** Whether the log is in sync with other devices. */
  readonly isSynced: boolean;
};

const dialogStyle =
  'width:calc(100% - 2rem);max-width:34rem;margin:auto;padding:1.5rem;border:2px solid var(--ink);background:var(--paper);color:var(--ink);line-height:1.5';
const stackStyle = 'display:grid;grid-template-columns:minmax(0,1fr);gap:1rem';

const problemText =
  'The log couldn’t be deleted. Try again, or keep it and delete it later on the page “Training log”.';

/** Deletes the log of this device, and the keys of its sync with it. */
const deleteLog = async ({ isSynced }: Question): Promise<void> => {
  await (await openTrainingLog()).deleteAll();
  if (!isSynced) return;
  const { forgetSyncOnThisDevice } = await import('../../services/sealed-sync/forget-here.ts');
  // The log is gone either way, and the lifter must be able to leave.
  await forgetSyncOnThisDevice().catch(() => undefined);
};

/**
 * With sync the log is sealed at the server, too, unless the lifter's account has just been
 * deleted.
 */
const sentencesWithSync = (leaving: Question['leaving']): readonly string[] =>
  leaving === 'maybe'
    ? [
        'Your sets, your weights and your notes are on this device. Anyone who uses it can read them. The copy in your account is sealed.',
        'Keep the log if the device is yours: sync goes on when you log in again. If others use it, delete it here. Your phrase brings back what was synced, and what wasn’t sent yet is lost.',
      ]
    : [
        'Your sets, your weights and your notes are on this device. Anyone who uses it can read them.',
        'Keep the log if the device is yours. If others use it, delete it here.',
      ];

const sentencesOf = ({ isInThisTab, leaving, isSynced }: Question): readonly string[] => {
  if (isSynced && !isInThisTab) return sentencesWithSync(leaving);
  return isInThisTab
    ? [
        'Your browser stores nothing, so your log is in this tab alone. Logging out leaves the tab, and the log goes with it.',
        'Export it first if you want to have it.',
      ]
    : [
        'Your sets, your weights and your notes are on this device, not in your account. Anyone who uses it can read them.',
        leaving === 'maybe'
          ? 'Keep the log if the device is yours. If others use it, export the log and delete it here.'
          : 'Keep the log if the device is yours. If others use it, delete it here.',
      ];
};

/**
 * Asks about the log in a dialog, and deletes it if the lifter chooses so. Resolves with whether
 * she logs out. It works without React, because it has to outlive the menu that opened it.
 */
export const confirmLogoutAndMaybeDeleteLog = (question: Question): Promise<boolean> =>
  new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-labelledby', 'log-question');
    dialog.style.cssText = dialogStyle;
    const stack = document.createElement('div');
    stack.style.cssText = stackStyle;
    const add = (kind: 'h2' | 'p', text: string): HTMLElement => {
      const element = document.createElement(kind);
      element.textContent = text;
      stack.append(element);
      return element;
    };
    add(
      'h2',
      question.isInThisTab
        ? 'Your training log goes with this tab'
        : 'Keep your training log on this device?',
    ).id = 'log-question';
    for (const sentence of sentencesOf(question)) add('p', sentence);
    const problem = add('p', '');
    problem.setAttribute('role', 'alert');
    problem.style.cssText = 'color:var(--accent);font-weight:700';
    problem.hidden = true;

    let goes = question.leaving === 'surely';
    const close = (isLeaving: boolean): void => {
      goes = isLeaving;
      dialog.close();
    };
    const addButton = (
      label: string,
      kind: MainOrQuietButtonKind,
      onPress: () => void,
    ): HTMLButtonElement => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.className = buttonClass(kind);
      button.addEventListener('click', onPress);
      stack.append(button);
      return button;
    };
    if (question.isInThisTab) {
      addButton('Log out', 'main', () => close(true));
    } else {
      addButton('Keep it and log out', 'main', () => close(true));
      const remove = addButton('Delete it and log out', 'quiet', () => {
        if (remove.getAttribute('aria-busy') === 'true') return;
        remove.setAttribute('aria-busy', 'true');
        deleteLog(question).then(
          () => close(true),
          () => {
            remove.removeAttribute('aria-busy');
            problem.textContent = problemText;
            problem.hidden = false;
          },
        );
      });
    }
    if (question.leaving === 'maybe') {
      addButton('Stay logged in', 'quiet', () => close(false));
      const way = document.createElement('a');
      way.href = `${routes.trainingLog}#export`;
      way.textContent = 'Export it first';
      // The site's own listener navigates without a reload, so the dialog would stay open on top.
      way.addEventListener('click', () => close(false));
      const line = add('p', '');
      line.append(way);
    }
    dialog.append(stack);
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(goes);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
