import { describe, expect, it } from 'vitest';
import type { ContentFault } from '../content-fault.ts';
import { composeFailedBuildMailToEditor, composeMendedBuildMailToEditor } from './build-mail.ts';

const facts = {
  siteUrl: 'https://knurl.example',
  seller: { legalName: 'Knurl Ltd', number: '1', address: 'Leeds', email: 'hello@knurl.example' },
};
const space = { spaceId: 'space', environment: 'master' };
const fault = (id: string, more: Partial<ContentFault> = {}): ContentFault => ({
  kind: 'error',
  id,
  type: 'Article',
  title: `Title of ${id}`,
  field: 'content',
  problem: 'the link <b>x</b> leads nowhere',
  remedy: 'correct it',
  ...more,
});
const details = (faults: readonly ContentFault[], problem: string | null = null) => ({
  title: 'Article “Deadlift” published',
  faults: [...faults],
  problem,
  space,
});

describe('the e-mail about a failed build', () => {
  it('names each entry once, in the words of the checks, with the link that opens it', () => {
    const { subject, text, html } = composeFailedBuildMailToEditor(
      details([fault('a'), fault('a', { field: 'slug', problem: 'it is missing' }), fault('b')]),
      facts,
    );
    expect(subject).toBe('2 entries have to be mended before the site can change');
    expect(text.match(/Article “Title of a”/g)).toHaveLength(1);
    expect(text).toContain('Field content: the link <b>x</b> leads nowhere. Correct it.');
    expect(text).toContain('Field slug: it is missing. Correct it.');
    expect(text).toContain(
      '<https://app.contentful.com/spaces/space/environments/master/entries/b>',
    );
    expect(html).toContain('&lt;b&gt;');
  });

  it('leaves out advice, which stops no build', () => {
    const { subject, text } = composeFailedBuildMailToEditor(
      details([fault('a'), fault('b', { kind: 'advice' })]),
      facts,
    );
    expect(subject).toBe('One entry has to be mended before the site can change');
    expect(text).not.toContain('Title of b');
  });

  it('says so if the content isn’t the reason, and quotes the build’s last message', () => {
    const { subject, text } = composeFailedBuildMailToEditor(
      details([], 'The host was away.'),
      facts,
    );
    expect(subject).toBe('The site could not be built');
    expect(text).toContain('Your content isn’t the reason');
    expect(text).toContain('> The host was away.');
  });

  it('stays short even if very many entries have faults', () => {
    const { text } = composeFailedBuildMailToEditor(
      details(Array.from({ length: 300 }, (_, index) => fault(`entry-${index}`))),
      facts,
    );
    expect(text).toContain('more entries have faults. Mend these first.');
    expect(text.length).toBeLessThan(10_000);
  });
});

it('says in the e-mail after a recovered build that everything is live', () => {
  const { subject, text } = composeMendedBuildMailToEditor(
    { title: 'Article “Deadlift” published' },
    facts,
  );
  expect(subject).toBe('The site is built again');
  expect(text).toContain('up to: Article “Deadlift” published. There is nothing left to mend.');
  expect(text).toContain('https://knurl.example/');
});
