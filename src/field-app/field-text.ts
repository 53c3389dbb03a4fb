/** What we use of a field of the content service's app. */
export type Field = {
  readonly getValue: () => unknown;
  readonly setValue: (text: string) => Promise<unknown>;
  /** Calls at once with the value as it stands, and after every change, our own included. Returns how to stop. */
  readonly onValueChanged: (listener: (value: unknown) => void) => () => unknown;
};

export type SavingState = 'saved' | 'waiting' | 'failed';

export type FieldText = {
  /** Remembers what she has written and sends it once she pauses. */
  readonly write: (text: string) => void;
  /** Sends at once what is still waiting. */
  readonly flush: () => void;
  readonly stop: () => void;
};

type Options = {
  readonly field: Field;
  /** How long she pauses before her text is sent, in milliseconds. */
  readonly pauseMs: number;
  /** Called with a text that somebody else has written. */
  readonly onOther: (text: string) => void;
  /** Called with a text of somebody else's that came while hers was waiting; hers is kept. */
  readonly onClash: (text: string) => void;
  readonly onState: (state: SavingState) => void;
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Keeps a long text and the field of its entry the same. The content service tells us of our own changes too, later and in their order: what
 * we have sent comes back and is nobody else's.
 */
export const openFieldText = ({
  field,
  pauseMs,
  onOther,
  onClash,
  onState,
}: Options): FieldText => {
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
        // Nothing of it comes back, and the field is as it was: the same text written again has to be sent again.
        const refused = sent.lastIndexOf(text);
        if (refused >= 0) sent.splice(refused, 1);
        if (known === text) known = before;
        // What she has written since then is sent by her next letter, this by the next press or letter.
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
