// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { testExerciseLibrary } from '../../../domain/workout-notation/test-exercise-library.test-support.ts';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import type { CorrectedMatchesByPastedName } from './corrected-matches-by-pasted-name.ts';
import { PasteToNotationSheet } from './paste-to-notation-sheet.tsx';

beforeEach(stubDialogs);

const taken = vi.fn();

const Test = ({ hasText }: { readonly hasText: boolean }): ReactElement => {
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<CorrectedMatchesByPastedName>(new Map());
  return (
    <PasteToNotationSheet
      library={testExerciseLibrary}
      pasted={pasted}
      onPaste={setPasted}
      chosen={chosen}
      onChoose={setChosen}
      hasText={hasText}
      onTake={taken}
      onClose={() => undefined}
    />
  );
};

const paste = (text: string, hasText = false): void => {
  taken.mockClear();
  render(<Test hasText={hasText} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
};

it('turns a paste into notation, replacing the text or added below it', async () => {
  paste('back squat 3x8', true);
  fireEvent.click(await screen.findByRole('button', { name: 'Put it below your text' }));
  expect(taken).toHaveBeenLastCalledWith(expect.stringContaining('- Back squat: 3 x 8'), 'below');
  fireEvent.click(screen.getByRole('button', { name: 'Put it in place of your text' }));
  expect(taken).toHaveBeenLastCalledWith(expect.stringContaining('- Back squat: 3 x 8'), 'instead');
});

it('lists a line that it doesn’t understand for review', async () => {
  paste('back squat 3x8\nshe likes tea\n');
  const list = await screen.findByRole('region', { name: 'Lines to look at' });
  expect(within(list).getByText('she likes tea')).toBeDefined();
  expect(within(list).queryByText('back squat 3x8')).toBeNull();
  expect(screen.getByText('2 lines, 1 of them not understood.')).toBeDefined();
});

it('lists a line that it has changed too, with the change', async () => {
  paste('back squat 3x8\nback squat 3x5 135 lb\n');
  const list = await screen.findByRole('region', { name: 'Lines to look at' });
  expect(within(list).getByText(/135 lb is about 61 kg/)).toBeDefined();
  expect(screen.getByText('2 lines, none of them left out, 1 to look at.')).toBeDefined();
  expect(within(list).queryByText('back squat 3x8')).toBeNull();
});

it('uses the exercise that she chooses for an uncertain name', async () => {
  paste('squats 3x8');
  const choice = await screen.findByRole('combobox', { name: 'Which exercise is “squats”?' });
  const [, other] = within(choice).getAllByRole('option');
  const title = other?.textContent ?? '';
  fireEvent.change(choice, { target: { value: title } });
  fireEvent.click(screen.getByRole('button', { name: 'Put it into the editor' }));
  expect(taken).toHaveBeenLastCalledWith(expect.stringContaining(`- ${title}: 3 x 8`), 'instead');
});

it('shows the first lines of a long paste, and more with each press', async () => {
  paste(Array.from({ length: 120 }, (_, row) => `tea number ${row}.`).join('\n'));
  const list = await screen.findByRole('region', { name: 'Lines to look at' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(100);
  fireEvent.click(within(list).getByRole('button', { name: 'Show 20 more of 20' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(120);
  expect(within(list).queryByRole('button')).toBeNull();
});

it('doesn’t let her use an empty paste', () => {
  paste(' \n');
  expect(screen.queryByRole('button', { name: /^Put it/ })).toBeNull();
});
