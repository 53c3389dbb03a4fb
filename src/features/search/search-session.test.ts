import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CollectionId, SearchHit } from '../../domain/search/collections.ts';
import { readHits, writeHits } from '../../domain/search/index-files.ts';
import { markAnswer } from './engine/mark-answer.ts';
import { createSearchEngine } from './engine/search-engine.ts';
import type { IndexFile, IndexSource } from './index-sources.ts';
import type { FromWorker, ToWorker } from './search-messages.ts';
import { createSearchSession } from './search-session.ts';
import type { Answered } from './search-session.ts';

const notUsed = (): never => {
  throw new Error('Not used.');
};

/** A worker that searches in the same thread. */
class FakeWorker implements Worker {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  readonly addEventListener = notUsed;
  readonly removeEventListener = notUsed;
  readonly dispatchEvent = notUsed;
  readonly #engine = createSearchEngine();
  isOver = false;

  #say(data: FromWorker): void {
    queueMicrotask(() => this.onmessage?.call(this, new MessageEvent('message', { data })));
  }

  postMessage(message: ToWorker): void {
    if (message.kind === 'ask') {
      const found = this.#engine.search(message.text, message.mostOfGroup);
      const answer = markAnswer(found, message.text);
      return this.#say({ kind: 'answer', question: message.question, answer });
    }
    const { collection, bytes } = message;
    try {
      this.#engine.add(collection, readHits(new TextDecoder().decode(bytes)));
      this.#say({ kind: 'added', collection });
    } catch (error) {
      this.#say({ kind: 'refused', collection, reason: String(error) });
    }
  }

  terminate(): void {
    this.isOver = true;
  }
}

const never = new Promise<never>(() => undefined);

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

const begin = (failed: Promise<string> = never) => {
  const workers = [new FakeWorker()];
  const [worker = new FakeWorker()] = workers;
  const session = createSearchSession({
    first: { worker, failed },
    hire: () => {
      const next = new FakeWorker();
      workers.push(next);
      return { worker: next, failed: never };
    },
  });
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
    const { session, workers, titles } = begin(Promise.resolve('It did not start.'));
    session.include(sourceOf(file('exercises', 'Squat')));
    await settled(session);
    expect(session.state().status).toBe('failed');

    session.retry();
    await vi.waitFor(() => expect(session.state().status).toBe('ready'));
    expect(workers.map(({ isOver }) => isOver)).toEqual([true, false]);
    await vi.waitFor(() => expect(titles()).toEqual(['Squat']));
  });

  it('fails where the worker ends, whatever it had', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { session } = begin(promise);
    session.include(sourceOf(file('exercises', 'Squat')));
    await settled(session);
    expect(session.state().status).toBe('ready');
    resolve('Out of memory');
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
