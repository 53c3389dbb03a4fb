/** The part of the content service's field API that we use. */
export type FieldApi = {
  readonly getValue: () => unknown;
  readonly setValue: (text: string) => Promise<unknown>;
  /**
   * Calls back at once with the current value, and after every change, including ours. Returns a
   * function that stops it.
   */
  readonly onValueChanged: (listener: (value: unknown) => void) => () => unknown;
};

export type SavingState = 'saved' | 'waiting' | 'failed';

export type FieldTextSync = {
  /** Stores the editor’s text and sends it once she pauses. */
  readonly write: (text: string) => void;
  /** Sends any waiting text at once. */
  readonly flush: () => void;
  readonly stop: () => void;
};

type Options = {
  readonly field: FieldApi;
  /** The pause in the editor’s typing after which her text is sent, in milliseconds. */
  readonly pauseMs: number;
  /** Called with a text that somebody else has written. */
  readonly onOther: (text: string) => void;
  /** Called with somebody else's text that arrived while hers was waiting; hers is kept. */
  readonly onClash: (text: string) => void;
  readonly onState: (state: SavingState) => void;
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Keeps a long text and its entry's field in sync. The content service reports our own changes too,
 * later and in order: a text that we sent comes back and isn't somebody else's.
 */
export const openFieldTextSync = ({
  field,
  pauseMs,
  onOther,
  onClash,
  onState,
}: Options): FieldTextSync => {
  let known = toText(field.getValue());
  let waiting: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sent: string[] = [];

  const send = (): void => {
    clearTimeout(timer);
    if (waiting === undefined) return;
    const text = waiting;
    const before = known;
    waiting = undefined;
    known = text;
    sent.push(text);
    field.setValue(text).then(
      () => {
        if (waiting === undefined) onState('saved');
      },
      () => {
        // It won't come back, and the field is unchanged, so the same text must be sent again if
        // the editor writes it again.
        const refused = sent.lastIndexOf(text);
        if (refused >= 0) sent.splice(refused, 1);
        if (known === text) known = before;
        // A newer text is sent on the editor’s next letter, this one on the next press or letter.
        waiting ??= text;
        onState('failed');
      },
    );
  };

  const stopListening = field.onValueChanged((value) => {
    const text = toText(value);
    const echo = sent.indexOf(text);
    if (echo >= 0) {
      sent.splice(0, echo + 1);
      return;
    }
    if (text === known) return;
    known = text;
    if (waiting === undefined) onOther(text);
    else onClash(text);
  });

  return {
    write: (text) => {
      clearTimeout(timer);
      if (text === known) {
        waiting = undefined;
        onState('saved');
        return;
      }
      waiting = text;
      onState('waiting');
      timer = setTimeout(send, pauseMs);
    },
    flush: send,
    stop: () => {
      send();
      stopListening();
    },
  };
};
