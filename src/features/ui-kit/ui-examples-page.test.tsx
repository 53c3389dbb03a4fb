// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UiExamplesPage } from './ui-examples-page.tsx';

const kitFolder = path.join(import.meta.dirname, '../../ui/kit');
const names = readdirSync(kitFolder);
const examples = names.filter((name) => name.endsWith('.examples.tsx'));

afterEach(cleanup);

it('every part of the UI kit has examples', () => {
  const texts = examples.map((name) => readFileSync(path.join(kitFolder, name), 'utf8'));
  const parts = names.filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.(examples|test)\.tsx?$/.test(name) && name !== 'ui-example.tsx',
  );
  expect(parts).toContain('button.tsx');
  const withoutExamples = parts.filter(
    (name) => !texts.some((text) => text.includes(`from './${name}'`)),
  );
  expect(withoutExamples).toEqual([]);
});

it('the page shows all of the examples, each in a section with a heading and an address', () => {
  render(<UiExamplesPage />);
  const sections = screen.getAllByRole('region').filter(({ id }) => id !== '');
  expect(sections).toHaveLength(examples.length);
  for (const section of sections) {
    expect(within(section).getAllByRole('heading').length).toBeGreaterThan(0);
    expect(within(section).getAllByRole('figure').length).toBeGreaterThan(1);
  }
});
