// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditorPlanTemplate } from '../../domain/plans/editor-plan-template.ts';
import { testExerciseFactsWith } from '../../domain/training/loads/loads.test-support.ts';
import { stubDialogs } from '../../ui/stub-dialogs.test-support.ts';
import { stubEmptyTextRects } from './workbench/stub-empty-text-rects.test-support.ts';
import { BuildsAndWorkbenchPage } from './builds-and-workbench-page.tsx';

const facts = [
  testExerciseFactsWith(),
  testExerciseFactsWith({ title: 'Front squat', slug: 'front-squat' }),
];
const plans: readonly EditorPlanTemplate[] = [
  {
    title: 'First plan',
    kind: 'Workout plan',
    path: '/workout-plans/first-plan/',
    notations: ['Weeks 1-2\n\nDay 1\n- Front squat: 3 x 5 at 40 kg, each week add 2.5 kg\n'],
  },
];

const answer = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));

beforeEach(() => {
  stubDialogs();
  stubEmptyTextRects();
  vi.stubGlobal('fetch', (address: string) =>
    answer(address.startsWith('/editor/') ? plans : facts),
  );
});

const field = () => screen.findByRole('textbox', { name: 'The plan in notation' });

/** Puts a text into the editor as if it had been typed. */
const write = async (text: string): Promise<EditorView> => {
  const view = EditorView.findFromDOM(await field());
  if (view === null) throw new Error('There is no editor.');
  act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }));
  return view;
};

/** The visible number of mistakes, whether announced yet or not. */
const visibleCount = () =>
  screen.getByText(/mistakes?[,.]/, { selector: '[aria-hidden]' }).textContent;

const preview = () => screen.findByRole('region', { name: 'The plan as a member sees it' });

describe('the workbench', () => {
  it('shows the valid lines of a plan as a member sees them, and every mistake as a sentence', async () => {
    render(<BuildsAndWorkbenchPage />);
    await write('- Back squat: 3 x 5 at 60 kg\n- Bak squat: 3 x 5\n- Front squat: 3 x\n');
    const shown = within(await preview());
    expect(await shown.findByRole('link', { name: 'Back squat' })).toBeDefined();
    expect(shown.queryByRole('link', { name: 'Front squat' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Line 2:/ })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Line 3:/ })).toBeDefined();
    expect(visibleCount()).toBe('2 mistakes, the first in line 2.');
  });

  it('corrects a mistake with one press, which Undo reverts', async () => {
    render(<BuildsAndWorkbenchPage />);
    const view = await write('- Bak squat: 3 x 5\n');
    fireEvent.click(screen.getByRole('button', { name: 'Change to “Back squat”' }));
    expect(view.state.doc.toString()).toBe('- Back squat: 3 x 5\n');
    expect(visibleCount()).toBe('No mistakes. This plan can be published.');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(view.state.doc.toString()).toBe('- Bak squat: 3 x 5\n');
  });

  it('undoes a replacement of her text with one Undo, but not what she typed just before', async () => {
    render(<BuildsAndWorkbenchPage />);
    const view = await write('- Back squat: 3 x 5\n');
    fireEvent.click(screen.getByRole('button', { name: 'Begin with nothing' }));
    expect(view.state.doc.toString()).toBe('');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(view.state.doc.toString()).toBe('- Back squat: 3 x 5\n');
  });

  it('counts her mistakes at once, and announces them when she pauses', async () => {
    render(<BuildsAndWorkbenchPage />);
    await write('- Back squat: 3 x 5\n');
    const spoken = await screen.findByText(/^No mistakes/, { selector: '[role="status"]' });
    await write('- Back squat: 3 x 5\n- Bak squat: 3 x 5\n');
    expect(visibleCount()).toBe('1 mistake, in line 2.');
    expect(spoken.textContent).toMatch(/^No mistakes/);
    await waitFor(() => expect(spoken.textContent).toBe('1 mistake, in line 2.'));
  });

  it('shows on Undo and Redo whether they can do anything, and keeps them focusable', async () => {
    render(<BuildsAndWorkbenchPage />);
    await field();
    const [undo, redo] = ['Undo', 'Redo'].map((name) => screen.getByRole('button', { name }));
    const states = () => [undo, redo].map((button) => button?.getAttribute('aria-disabled'));
    expect(states()).toEqual(['true', 'true']);
    expect(undo).toHaveProperty('disabled', false);
    await write('- Back squat: 3 x 5\n');
    expect(states()).toEqual(['false', 'true']);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(states()).toEqual(['true', 'false']);
  });

  it('keeps the exercises chosen for a paste while its sheet is closed', async () => {
    render(<BuildsAndWorkbenchPage />);
    await field();
    const open = () =>
      fireEvent.click(screen.getByRole('button', { name: 'Paste a note or a spreadsheet' }));
    const choice = () => screen.findByRole('combobox', { name: 'Which exercise is “squat”?' });
    open();
    fireEvent.change(screen.getByRole('textbox', { name: /^Your note/ }), {
      target: { value: 'squat 3x8' },
    });
    fireEvent.change(await choice(), { target: { value: 'Front squat' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('combobox', { name: /^Which exercise/ })).toBeNull();
    open();
    expect(await choice()).toHaveProperty('value', 'Front squat');
  });

  it('jumps to the line of a mistake', async () => {
    render(<BuildsAndWorkbenchPage />);
    const view = await write('- Back squat: 3 x 5\n- Bak squat: 3 x 5\n');
    fireEvent.click(screen.getByRole('button', { name: /^Line 2:/ }));
    const { from, to } = view.state.selection.main;
    expect(view.state.sliceDoc(from, to)).toBe('Bak squat');
  });

  it('starts from a plan of the site, and shows a week’s own figures', async () => {
    render(<BuildsAndWorkbenchPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Begin with this plan' }));
    const shown = within(await preview());
    const weeks = await shown.findByRole('combobox', { name: 'Show' });
    fireEvent.change(weeks, { target: { value: '2' } });
    expect(await shown.findByText(/at 42\.5 kg/)).toBeDefined();
    expect(shown.getByRole('heading', { name: 'From week to week' })).toBeDefined();
  });

  it('keeps her text over a reload', async () => {
    const first = render(<BuildsAndWorkbenchPage />);
    await write('- Back squat: 3 x 5\n');
    first.unmount();
    render(<BuildsAndWorkbenchPage />);
    const view = EditorView.findFromDOM(await field());
    expect(view?.state.doc.toString()).toBe('- Back squat: 3 x 5\n');
  });

  it('says when another window overwrites her text', async () => {
    render(<BuildsAndWorkbenchPage />);
    await field();
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'editor.draft' })));
    expect(screen.getByRole('alert').textContent).toContain('another window');
  });

  it('says when the browser stores nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    render(<BuildsAndWorkbenchPage />);
    await write('- Back squat: 3 x 5\n');
    expect(await screen.findByText(/This browser keeps nothing/)).toBeDefined();
  });

  it('says that the exercises couldn’t be loaded, and retries', async () => {
    let isDown = true;
    vi.stubGlobal('fetch', (address: string) =>
      isDown
        ? Promise.resolve(new Response('', { status: 503 }))
        : answer(address.startsWith('/editor/') ? plans : facts),
    );
    render(<BuildsAndWorkbenchPage />);
    const builds = screen.getByRole('region', { name: 'The site' });
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    // The panel of builds stays visible throughout.
    expect(screen.getByRole('region', { name: 'The site' })).toBe(builds);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Workbench' })),
    );
    expect(await field()).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Workbench' })),
    );
    expect(screen.getByRole('region', { name: 'The site' })).toBe(builds);
  });

  it('copies the notation, and says what to do if the browser blocks copying', async () => {
    const written = vi.fn(() => Promise.resolve());
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { clipboard: { writeText: written } }),
    );
    render(<BuildsAndWorkbenchPage />);
    await write('- Back squat: 3 x 5\n');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^Copied\./)).toBeDefined();
    expect(written).toHaveBeenCalledWith('- Back squat: 3 x 5\n');
    written.mockImplementation(() => Promise.reject(new Error('no')));
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/Save it as a file/)).toBeDefined();
  });
});
