// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { DeferChildrenUpdates } from './defer-children-updates.tsx';

let press: () => void;

const Screen = (): ReactElement => {
  const [set, setSet] = useState(1);
  press = () => setSet(set + 1);
  return (
    <>
      <h2>Set {set}</h2>
      <DeferChildrenUpdates>
        <p>Plates of set {set}</p>
      </DeferChildrenUpdates>
    </>
  );
};

it('draws its children after what a press has changed, and at once when there is nothing yet', async () => {
  render(<Screen />);
  screen.getByText('Plates of set 1');
  await act(async () => {
    flushSync(() => press());
    expect(screen.getByRole('heading').textContent).toBe('Set 2');
    screen.getByText('Plates of set 1');
  });
  screen.getByText('Plates of set 2');
});
