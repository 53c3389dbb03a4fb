// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A context that a test can interrupt as iOS does: from outside, after which it doesn't resume. */
class FakeContext extends EventTarget {
  state = 'suspended';
  readonly resume = vi.fn<() => Promise<void>>(async () => {
    if (this.state === 'interrupted') throw new Error('InvalidStateError');
    this.become('running');
  });
  readonly close = vi.fn<() => Promise<void>>(async () => this.become('closed'));
  constructor() {
    super();
    made.push(this);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let made: FakeContext[] = [];

beforeEach(() => {
  made = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
});
afterEach(() => vi.unstubAllGlobals());

const loadAllowSound = async () => (await import('./sound.ts')).enableSound;

it('resumes the one context that it has', async () => {
  const allowSound = await loadAllowSound();
  allowSound();
  made[0]?.become('suspended');
  allowSound();
  expect(made.map(({ state }) => state)).toEqual(['running']);
});

it.each([
  ['during', () => undefined],
  ['after a call, when it says that it runs', () => made[0]?.become('running')],
  ['after a call, when it is suspended', () => made[0]?.become('suspended')],
])('makes an interrupted context anew, %s', async (_, goOn) => {
  const allowSound = await loadAllowSound();
  allowSound();
  made[0]?.become('interrupted');
  goOn();
  allowSound();
  expect(made.map(({ state }) => state)).toEqual(['closed', 'running']);
  allowSound();
  expect(made).toHaveLength(2);
});
