import { beforeEach, expect, it, vi } from 'vitest';
import { createLogChangeChannel } from './announce-changes.ts';

/** A channel that delivers at once, to all others but not to itself. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();

  constructor() {
    super();
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const channel of Channel.open) {
      if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

beforeEach(() => {
  Channel.open.clear();
  vi.stubGlobal('BroadcastChannel', Channel);
});

it('announces a change to this tab and the others, once each, and says whose it is', () => {
  const [one, other] = [createLogChangeChannel('device'), createLogChangeChannel('device')];
  const [here, there] = [vi.fn(), vi.fn()];
  one.subscribe(here);
  other.subscribe(there);
  one.announce(['sets', 'plans']);
  expect(here.mock.calls).toEqual([[['sets', 'plans'], false]]);
  expect(there.mock.calls).toEqual([[['sets', 'plans'], true]]);
});

it('doesn’t announce to other tabs what is kept in one tab', () => {
  const there = vi.fn();
  createLogChangeChannel('device').subscribe(there);
  createLogChangeChannel('this tab').announce(['sets']);
  expect(there).not.toHaveBeenCalled();
});

it('doesn’t fail because somebody who was told has failed: the change is stored', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const changes = createLogChangeChannel('device');
  const later = vi.fn();
  changes.subscribe(() => {
    throw new Error('a component’s fault');
  });
  changes.subscribe(later);
  changes.announce(['sets']);
  expect(later).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

it('ignores messages of another version of the site', () => {
  const here = vi.fn();
  createLogChangeChannel('device').subscribe(here);
  new Channel().postMessage('changed');
  expect(here).not.toHaveBeenCalled();
});
