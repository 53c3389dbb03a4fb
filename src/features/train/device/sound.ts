import { canVibrate, type ChosenSignals } from './chosen-signals.ts';

let context: AudioContext | undefined;

/**
 * iOS interrupts the sound of a page for a call, for Siri, or when the phone is locked. A context
 * that was interrupted refuses to resume, or says that it is running while its clock stands still
 * (Web Audio, `AudioContextState`; WebKit bug 206695).
 */
const interrupted = new WeakSet<AudioContext>();

const createContext = (): AudioContext => {
  const created = new AudioContext();
  created.addEventListener('statechange', () => {
    if (created.state === 'interrupted') interrupted.add(created);
  });
  return created;
};

/**
 * Enables sound. Browsers allow it only from a press, so every press that may lead to a sound calls
 * this.
 */
export const enableSound = (): void => {
  if (typeof AudioContext === 'undefined') return;
  try {
    if (context !== undefined && (interrupted.has(context) || context.state === 'interrupted')) {
      void context.close().catch(() => undefined);
      context = undefined;
    }
    context ??= createContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
  } catch {
    // The device can't play sound; the other signals still work.
  }
};

/** A short tone of `hertz` for `seconds`, starting `after` seconds from now. */
const tone = (hertz: number, seconds: number, after = 0): void => {
  if (context?.state !== 'running') return;
  const start = context.currentTime + after;
  const oscillator = new OscillatorNode(context, { frequency: hertz });
  const volume = new GainNode(context, { gain: 0 });
  // Fades in and out within hundredths of a second, so that it doesn't click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.5, start + 0.01);
  volume.gain.setValueAtTime(0.5, start + seconds - 0.02);
  volume.gain.linearRampToValueAtTime(0, start + seconds);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
};

const vibrate = (pattern: readonly number[]): void => {
  if (canVibrate()) navigator.vibrate([...pattern]);
};

/** Signals that a rest or the clock of a set is over. The screen does the flash itself. */
export const signalTimeUp = (chosen: ChosenSignals): void => {
  if (chosen.has('sound')) {
    tone(880, 0.15);
    tone(880, 0.15, 0.25);
    tone(1320, 0.4, 0.5);
  }
  if (chosen.has('vibration')) vibrate([200, 100, 200, 100, 400]);
};

/** One beat of a tempo or of a countdown; `accent` at the start of another part of the movement. */
export const soundBeat = (chosen: ChosenSignals, accent: boolean): void => {
  if (chosen.has('beat')) tone(accent ? 990 : 660, 0.06);
};
