// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '../../domain/routes.ts';
import { AddToHomeScreenHelp } from './add-to-home-screen-help.tsx';

afterEach(cleanup);

const show = (navigator: object): void => {
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  render(<AddToHomeScreenHelp />);
};
const apple = 'Apple Computer, Inc.';

it('says on an iPhone, before it is installed, that the app starts with an empty log, and both ways to take hers along', () => {
  show({ vendor: apple, standalone: false });
  expect(screen.getByText(/storage of its own, so it starts with an empty log/)).toBeDefined();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([routes.logOnAllDevices, `${routes.trainingLog}#export`]);
});

it('says elsewhere that the app has the log that is here', () => {
  show({ vendor: 'Google Inc.' });
  expect(screen.getByText(/the app opens with the log that you have here/)).toBeDefined();
  expect(screen.queryByText(/empty log/)).toBeNull();
});

it('says nothing in the app itself', () => {
  show({ vendor: apple, standalone: true });
  expect(screen.queryByRole('heading')).toBeNull();
});
