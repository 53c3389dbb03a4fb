// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { forget, remember } from '../../services/storage.ts';
import { openUncachedTrainingLog } from '../../services/training-log/open-training-log.ts';
import { stubIndexedDb } from '../../services/training-log/storage/device.test-support.ts';
import { IntroUnlessTrainingLogExists } from './intro-unless-training-log-exists.tsx';

const renderPage = (isAsked = false) =>
  render(
    <IntroUnlessTrainingLogExists
      title="My weights"
      sentence="What it is for."
      action="Enter your weights"
      isAsked={isAsked}
      ways={<a href="/workout-plans/">The plans</a>}
    >
      <p>The page itself</p>
    </IntroUnlessTrainingLogExists>,
  );

afterEach(() => {
  cleanup();
  forget('training');
});

describe('a page of training', () => {
  it('explains its purpose before there is a log, and opens at a click', () => {
    renderPage();
    expect(screen.queryByText('The page itself')).toBeNull();
    expect(screen.queryByRole('link', { name: 'The plans' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Enter your weights' }));
    expect(screen.queryByText('The page itself')).not.toBeNull();
  });

  it('interrupts no screen reader with its purpose, and leaves the focus where it is', () => {
    renderPage();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('opens at once if there is a log', () => {
    remember('training', '1');
    renderPage();
    expect(screen.queryByText('The page itself')).not.toBeNull();
  });

  it('opens as soon as a log is found that has lost its mark', async () => {
    stubIndexedDb();
    await (await openUncachedTrainingLog()).saveWeights(typicalGymKitWithoutMaximums('kg'));
    forget('training');
    renderPage();
    expect(await screen.findByText('The page itself')).not.toBeNull();
  });

  it('opens at once if the address requests something', () => {
    renderPage(true);
    expect(screen.queryByText('The page itself')).not.toBeNull();
  });
});
