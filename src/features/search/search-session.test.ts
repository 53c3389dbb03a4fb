import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CollectionId } from '../../domain/search/collection-groups.ts';
import type { SearchHit } from '../../domain/search/collections.ts';
import { writeHits } from '../../domain/search/index-files.ts';
import type { IndexFile, IndexSource } from './index-sources.ts';
import { createSearchDesk } from './search-desk.ts';
import type { ToWorker } from './search-messages.ts';
import { createSearchSession } from './search-session.ts';
import type { Answered } from './search-session.ts';
import { employ, sendFile } from './start-search.ts';
import type { HiredWorker } from './start-search.ts';

/** A worker that searches in the same thread. */
class FakeWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  isOver = false;
  readonly #hear = createSearchDesk((data) =>
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data }))),
  );

  postMessage(message: ToWorker): void {
    this.#hear(message);
  }

  terminate(): void {
    this.isOver = true;
  }

  fail(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

const notUsed = (): never => {
  throw new Error('Not used.');
};

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

const hit = (title: string): SearchHit => ({
  id: title,
  title,
  excerpt: '',
  slug: 'a-slug',
  category: '',
});

const file = (collection: CollectionId, title: string): IndexFile => ({
  collection,
  load: () => Promise.resolve(bytesOf(writeHits([hit(title)]))),
});

const broken = (collection: CollectionId): IndexFile => ({
  collection,
  load: () => Promise.reject(new Error('404')),
});

const sourceOf =
  (...files: readonly IndexFile[]): IndexSource =>
  () =>
    Promise.resolve(files);

const begin = () => {
  const workers: FakeWorker[] = [];
  const hire = (): HiredWorker => {
    const worker = new FakeWorker();
    workers.push(worker);
    return employ(worker);
  };
  const first = hire();
  const session = createSearchSession({ first, hire });
  const answers: Answered[] = [];
  session.ask({ text: 'squat', mostOfGroup: 5 }, (answered) => answers.push(answered));
  return { session, workers, titles: () => titlesIn(answers.at(-1)) };
};

const titlesIn = (answered: Answered | undefined): readonly string[] =>
  answered?.answer.groups.flatMap(({ results }) => results.map(({ title }) => title)) ?? [];

const settled = (session: ReturnType<typeof createSearchSession>): Promise<void> =>
  vi.waitFor(() => expect(session.state().status).not.toBe('loading'));

let complaints: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => vi.restoreAllMocks());

describe('a search', () => {
  it('answers again whenever more can be searched', async () => {
    const { session, titles } = begin();
    session.include(sourceOf(file('exercises', 'Squat'), file('articles', 'Squat depth')));
    await settled(session);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat', 'Squat depth']));
    expect(session.state()).toEqual({ status: 'ready', missing: [] });
    expect(complaints).not.toHaveBeenCalled();
  });

  it('goes on with files that the worker got before there was a session', async () => {
    const worker = new FakeWorker();
    const first = employ(worker);
    const send = (one: IndexFile) => ({ collection: one.collection, sent: sendFile(first, one) });
    const begun = [send(file('exercises', 'Squat')), send(broken('articles'))];
    await Promise.allSettled(begun.map(({ sent }) => sent));
    const session = createSearchSession({ first, hire: notUsed });
    const heard: Answered[] = [];
    session.ask({ text: 'squat', mostOfGroup: 5 }, (answered) => heard.push(answered));
    const source = vi.fn<IndexSource>(
      sourceOf(file('exercises', 'Squat'), file('articles', 'Squat depth')),
    );
    session.include(source, Promise.resolve(begun));
    await settled(session);
    expect(session.state()).toEqual({ status: 'ready', missing: [] });
    expect(source.mock.calls).toEqual([[true]]);
    await vi.waitFor(() => expect(titlesIn(heard.at(-1))).toEqual(['Squat', 'Squat depth']));
  });

  it('asks once more, as nothing kept from before helps, when a file is gone', async () => {
    const { session, titles } = begin();
    const source = vi.fn<IndexSource>((isAgain) =>
      Promise.resolve([isAgain ? file('exercises', 'Squat') : broken('exercises')]),
    );
    session.include(source);
    await settled(session);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat']));
    expect(source.mock.calls).toEqual([[false], [true]]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('goes on without what cannot be loaded, says so, and tries again when it is told to', async () => {
    const { session, titles } = begin();
    let isMended = false;
    session.include(() =>
      Promise.resolve([
        file('exercises', 'Squat'),
        isMended ? file('articles', 'Squat depth') : broken('articles'),
      ]),
    );
    await settled(session);
    expect(session.state()).toEqual({ status: 'ready', missing: ['articles'] });
    expect(complaints).toHaveBeenCalledExactlyOnceWith(
      'Search index required: articles could not be loaded.',
      expect.any(Error),
    );
    expect(titles()).toEqual(['Squat']);

    isMended = true;
    session.retry();
    await vi.waitFor(() => expect(titles()).toEqual(['Squat', 'Squat depth']));
    await vi.waitFor(() => expect(session.state()).toEqual({ status: 'ready', missing: [] }));
  });

  it('takes a page that says what went wrong for no index', async () => {
    const { session } = begin();
    const notFound = {
      collection: 'exercises',
      load: () => Promise.resolve(bytesOf('<!doctype>')),
    };
    session.include(sourceOf(notFound));
    await settled(session);
    expect(session.state()).toEqual({ status: 'failed', missing: ['exercises'] });
  });

  it('fails where no index is named, and comes back', async () => {
    const { session, workers, titles } = begin();
    const source = vi.fn<IndexSource>().mockRejectedValue(new Error('no manifest'));
    session.include(source);
    await settled(session);
    expect(session.state().status).toBe('failed');
    expect(complaints).toHaveBeenCalledOnce();

    source.mockResolvedValue([file('exercises', 'Squat')]);
    session.retry();
    await vi.waitFor(() => expect(session.state().status).toBe('ready'));
    expect(workers).toHaveLength(2);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat']));
  });

  it('fails where the worker does not start, and hires another', async () => {
    const { session, workers, titles } = begin();
    workers[0]?.fail('It did not start.');
    session.include(sourceOf(file('exercises', 'Squat')));
    await settled(session);
    expect(session.state().status).toBe('failed');

    session.retry();
    await vi.waitFor(() => expect(session.state().status).toBe('ready'));
    expect(workers.map(({ isOver }) => isOver)).toEqual([true, false]);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat']));
  });

  it('fails where the worker ends, whatever it had', async () => {
    const { session, workers } = begin();
    session.include(sourceOf(file('exercises', 'Squat')));
    await settled(session);
    expect(session.state().status).toBe('ready');
    workers[0]?.fail('Out of memory');
    await vi.waitFor(() => expect(session.state().status).toBe('failed'));
  });

  it('looks through guarded collections as well', async () => {
    const { session, titles } = begin();
    session.include(sourceOf(file('exercises', 'Squat')));
    await settled(session);
    session.include(sourceOf(file('finishers', 'Squat finisher')));
    await vi.waitFor(() => expect(titles()).toEqual(['Squat', 'Squat finisher']));
  });

  it('tells those who watch, and answers nobody who has left', async () => {
    const { session } = begin();
    const seen: string[] = [];
    const leave = session.watch(() => seen.push(session.state().status));
    const heard: Answered[] = [];
    const stop = session.ask({ text: 'squat', mostOfGroup: 5 }, (answered) => heard.push(answered));
    stop();
    session.include(sourceOf(file('exercises', 'Squat')));
    await settled(session);
    leave();
    session.include(sourceOf(file('articles', 'Squat depth')));
    await settled(session);
    expect(seen).toEqual(['loading', 'ready']);
    expect(heard).toEqual([]);
  });
});
