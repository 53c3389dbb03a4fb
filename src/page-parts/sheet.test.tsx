// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../ui/stub-dialogs.test-support.ts';
import { Sheet } from './sheet.tsx';

beforeEach(stubDialogs);

it('doesn’t close the dialog below when it is closed', () => {
  const onScreen = vi.fn();
  const onSheet = vi.fn();
  render(
    <dialog open onClose={onScreen}>
      <Sheet title="Not today?" onClose={onSheet}>
        <p>What is it?</p>
      </Sheet>
    </dialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onSheet).toHaveBeenCalledOnce();
  expect(onScreen).not.toHaveBeenCalled();
});
