import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderAndCheckMarkdown } from './markdown.ts';

const problems = (source: string): readonly string[] =>
  renderAndCheckMarkdown(source).errors.map(({ line, problem }) => `${line}: ${problem}`);

describe('HTML in Markdown', () => {
  it('is accepted if editors may write it', () => {
    const source =
      'One<br>two H<sub>2</sub>O x<sup>2</sup> <abbr title="one-repetition maximum">1RM</abbr> <kbd>Esc</kbd>\n\n<details open>\n<summary>More</summary>\n\nText\n\n</details>';
    expect(problems(source)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', '1: <script> is not allowed'],
    ['Text <b>bold</b>', '1: <b> is not allowed'],
    ['<iframe src="https://example.com"></iframe>', '1: <iframe> is not allowed'],
    ['<br onclick="x()">', '1: the attribute onclick of <br> is not allowed'],
    [
      '<details style="x"><summary>a</summary></details>',
      '1: the attribute style of <details> is not allowed',
    ],
    ['Text\n\n<!-- a comment -->', '3: this HTML is broken or of a kind that is not allowed'],
    ['<div>\n<p', '1: <div> is not allowed'],
  ])('is an error in: %s', (source, problem) => {
    expect(problems(source)).toContain(problem);
  });

  it('is a single error when the opening and the closing tag have the same problem', () => {
    expect(problems('<b>bold</b>')).toHaveLength(1);
  });

  it('is escaped when it isn’t a tag', () => {
    const { html, errors } = renderAndCheckMarkdown('Rest < 60 s <svg/onload=alert(1)>');
    expect(errors).toEqual([]);
    expect(html).toBe('<p>Rest &lt; 60 s &lt;svg/onload=alert(1)&gt;</p>\n');
  });
});

describe('links and pictures', () => {
  it('are listed with their lines', () => {
    const { links } = renderAndCheckMarkdown(
      '[a](/exercises/)\n\n[b](https://example.com) ![c](/d.webp)',
    );
    expect(links).toEqual([
      { href: '/exercises/', line: 1 },
      { href: 'https://example.com', line: 3 },
      { href: '/d.webp', line: 3 },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'http://example.com',
    '//example.com',
    'exercises/',
    'data:text/html,x',
  ])('must not lead to %s', (href) => {
    expect(problems(`[a](${href})`)).toEqual([
      `1: the link "${href}" is not an address the site can follow`,
    ]);
  });

  it('give other sites no access to our window', () => {
    expect(renderAndCheckMarkdown('[a](https://example.com)').html).toContain('rel="noopener"');
  });

  it('need alt text if they are pictures', () => {
    expect(problems('![](/a.webp)')).toEqual(['1: a picture has no alt text']);
    expect(problems('![A bar](/a.webp)')).toEqual([]);
  });
});

describe('headings', () => {
  it('get different ids even if they have the same text', () => {
    const { headings } = renderAndCheckMarkdown('## Set up\n\n## Set up\n\n## What’s *next*?');
    expect(headings.map((heading) => heading.id)).toEqual(['set-up', 'set-up-2', 'whats-next']);
  });

  it('must begin at the second level and not skip any', () => {
    expect(problems('# Title')).toEqual([
      '1: the heading "Title" is of the first level, which is the page\'s title',
    ]);
    expect(problems('## A\n\n#### B')).toEqual(['3: the heading "B" skips a level']);
    expect(problems('## A\n\n### B\n\n## C')).toEqual([]);
  });
});

it('puts a table into a scrollable box that is focusable', () => {
  const { html } = renderAndCheckMarkdown('## Loads\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect(html).toContain('tabindex="0" aria-label="Table: Loads"');
});

it('counts words and not formatting characters', () => {
  expect(
    renderAndCheckMarkdown('## Set up\n\n- One *two* `three`\n- 2.5 kg — don’t').wordCount,
  ).toBe(8);
});

it('makes straight quotation marks curly', () => {
  expect(renderAndCheckMarkdown('"Don\'t," she said.').html).toContain('“Don’t,” she said.');
});

it('keeps the HTML that editors may write', () => {
  const source =
    'a<br>b <abbr title="c">d</abbr>\n\n<details open>\n<summary>e</summary>\n\nf\n\n</details>';
  expect(renderAndCheckMarkdown(source).html).toBe(
    '<p>a<br>b <abbr title="c">d</abbr></p>\n<details open>\n<summary>e</summary>\n<p>f</p>\n</details>',
  );
});

it('never throws, and never produces live HTML', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          fc.constantFrom(
            '<script>',
            '<img src=x onerror=1>',
            '[a](javascript:b)',
            '\n\n',
            '`',
            '|',
            '<',
            '>',
          ),
        ),
      ),
      (parts) => {
        const { html } = renderAndCheckMarkdown(parts.join(''));
        // A `<` that begins a tag, outside attributes, where quotation marks are escaped.
        expect(html).not.toMatch(/<(script|b)\b|<[^<>]*\sonerror=|(href|src)="(javascript|x)/i);
      },
    ),
    { numRuns: 2000 },
  );
});

describe('the link of a heading to itself', () => {
  it('surrounds its text', () => {
    expect(renderAndCheckMarkdown('## Set up').html).toBe(
      '<h2 id="set-up"><a class="heading-link" href="#set-up">Set up</a></h2>\n',
    );
  });

  it('is left out if the heading contains a link', () => {
    expect(renderAndCheckMarkdown('## The [squat](/exercises/)').html).toBe(
      '<h2 id="the-squat">The <a href="/exercises/">squat</a></h2>\n',
    );
  });
});

describe('notes', () => {
  const source = 'Rest longer.[^rest] Again.[^rest]\n\n[^rest]: Schoenfeld, 2016.\n';

  it('are a numbered list at the end, with links there and back', () => {
    const { html, headings } = renderAndCheckMarkdown(source);
    expect(html).toContain('<a href="#note-1" id="mark-1" aria-label="Source 1">1</a>');
    expect(html).toContain('<a href="#note-1" id="mark-1-2" aria-label="Source 1">1</a>');
    expect(html).toContain('<li id="note-1"><p>Schoenfeld, 2016.');
    expect(html).toContain('href="#mark-1" aria-label="Back to the text"');
    expect(headings).toEqual([{ id: 'sources', text: 'Sources', level: 2 }]);
  });

  it('must exist if a mark refers to them, and must have a mark', () => {
    expect(problems('Rest longer.[^rest]')).toEqual(['1: the note [^rest] is not there']);
    expect(problems('Rest.\n\n[^rest]: Schoenfeld, 2016.')).toEqual([
      '1: nothing in the text leads to the note [^rest]',
    ]);
  });
});
