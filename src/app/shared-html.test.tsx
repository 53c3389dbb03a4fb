// @vitest-environment node
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { beforeEach, expect, it, vi } from 'vitest';
import { SharedPart } from '../ui/shared-part.tsx';
import { CurrentPath, SiteLink } from '../ui/site-link.tsx';
import { collectStyles, takeStyles } from './page-styles.tsx';
import { renderWithSharedParts } from './shared-html.ts';

const count = vi.fn();

const Red = styled.b`
  color: red;
`;

/** Counts how often it is rendered. */
const Counted = (): ReactElement => {
  count();
  return <Red id={useId()}>{'Two'} texts</Red>;
};

beforeEach(() => count.mockClear());

const page = (path: string, part: string, content: ReactNode): ReactElement => (
  <CurrentPath value={path}>
    <p>{path}</p>
    <SharedPart as="header" part={part} className="top">
      {content}
    </SharedPart>
  </CurrentPath>
);

const build = (path: string, part: string, content: ReactNode = <Counted />) => {
  const html = renderWithSharedParts(path, () =>
    renderToString(collectStyles(path, page(path, part, content))),
  );
  const styles = renderToStaticMarkup(<>{takeStyles(path)}</>);
  return { html, styles };
};

it('a part is rendered once, and is the same on the next page, with its styles', () => {
  const first = build('/one/', 'same');
  const second = build('/two/', 'same');
  expect(count).toHaveBeenCalledOnce();
  expect(second.html).toBe(first.html.replace('/one/', '/two/'));
  expect(first.styles).toContain('color:red');
  expect(second.styles).toBe(first.styles);
});

it('another variant is another part', () => {
  build('/one/', 'variant a');
  build('/two/', 'variant b');
  expect(count).toHaveBeenCalledTimes(2);
});

it('a page that the part leads to has its own, which is nobody else’s', () => {
  const content = (
    <>
      <SiteLink to="/own/">Own</SiteLink>
      <Counted />
    </>
  );
  expect(build('/own/', 'links', content).html).toContain('aria-current="page"');
  expect(build('/one/', 'links', content).html).not.toContain('aria-current');
  expect(build('/two/', 'links', content).html).not.toContain('aria-current');
  expect(count).toHaveBeenCalledTimes(2);
  expect(build('/own/', 'links', content).html).toContain('aria-current="page"');
});

it('a part with another of its kind in it is rendered every time', () => {
  const content = (
    <>
      <header>inner</header>
      <Counted />
    </>
  );
  build('/one/', 'nested', content);
  expect(build('/two/', 'nested', content).html).toContain('<header>inner</header>');
  expect(count).toHaveBeenCalledTimes(2);
});
