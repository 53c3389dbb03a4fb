// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StrengthStandingButton } from './strength-standing-button.tsx';

const open = async (kilograms: number, reps: number, unit: 'kg' | 'lb' = 'kg'): Promise<void> => {
  render(<StrengthStandingButton kilograms={kilograms} reps={reps} unit={unit} />);
  fireEvent.click(screen.getByRole('button', { name: 'Compare with women who compete' }));
  await screen.findByLabelText('The lift you entered');
};
const answer = (): string => screen.getByRole('status').textContent;
const choose = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

it('says how many lifted less, with the interval, the women and who they are', async () => {
  await open(60, 5);
  choose('The lift you entered', 'bench press');
  choose('Your bodyweight, if you like', '65');
  // 70 kg is the 70th to 75th percentile of 2,429 women; 63 and 77 kg are at 56 and 84, ± 2.
  expect(answer()).toContain(
    'Of 100 women who compete, not women in gyms, 70 to 75 bench-pressed less (54 to 85, from 2,429 women of your age between 63 and 72 kg).',
  );
});

it('takes a single for what it is, and compares with every bodyweight unless she says hers', async () => {
  await open(102, 1);
  expect(answer()).toMatch(/about \d+ squatted less \(\d+ to \d+, from 8,881 women of your age\)/);
});

it('says nothing beyond the figures', async () => {
  await open(300, 1);
  choose('Your bodyweight, if you like', '65');
  expect(answer()).toContain('more than 95 squatted less');
});

it('gives no figure of too few women', async () => {
  await open(60, 1);
  choose('Your age', '60+');
  expect(answer()).toBe(
    'Only 196 such women are in the figures. We compare with 200 or more, so there is no fair answer.',
  );
});

it('says what is wrong with a bodyweight, keeps it, and gives no figure for it', async () => {
  await open(60, 5);
  choose('Your bodyweight, if you like', 'light');
  const field: HTMLInputElement = screen.getByLabelText('Your bodyweight, if you like');
  expect(field.value).toBe('light');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(answer()).toBe('');
  choose('Your bodyweight, if you like', '10 st');
  expect(answer()).toContain('between 63 and 72 kg');
});

it('closes again', async () => {
  await open(60, 5, 'lb');
  fireEvent.click(screen.getByRole('button', { name: 'Compare with women who compete' }));
  expect(screen.queryByRole('status')).toBeNull();
});
