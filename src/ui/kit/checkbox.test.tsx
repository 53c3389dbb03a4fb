// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox, Radio } from './checkbox.tsx';

afterEach(cleanup);

it('a checkbox is named by its words, and pressing them ticks it', () => {
  const onChange = vi.fn((event: { target: { checked: boolean } }) => event.target.checked);
  render(<Checkbox onChange={onChange}>I am sure.</Checkbox>);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I am sure.' });
  fireEvent.click(screen.getByText('I am sure.'));
  expect(box.checked).toBe(true);
  expect(onChange).toHaveReturnedWith(true);
});

it('of radios with one name only one is chosen', () => {
  render(
    <>
      <Radio name="unit" defaultChecked>
        Kilograms
      </Radio>
      <Radio name="unit">Pounds</Radio>
    </>,
  );
  fireEvent.click(screen.getByText('Pounds'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kilograms' }).checked).toBe(false);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pounds' }).checked).toBe(true);
});
