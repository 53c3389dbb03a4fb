import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { possibleNumbersIn } from '../../domain/calculators/read-number.ts';
import type {
  DumbbellOrKettlebellRack,
  KitAndMaximums,
} from '../../domain/training/my-weights/kit-and-maximums.ts';
import { parseWeightList } from '../../domain/training/my-weights/parse-weight-list.ts';
import { Field } from '../../ui/kit/field.ts';
import {
  formatNumberForInput,
  formatNumberInBrowserLocale,
} from '../../ui/text/format-number-in-browser-locale.ts';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { ChoicesSideBySide } from './parts.tsx';
import { SideNote } from '../../ui/kit/side-note.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--space-3);
`;

type Texts = {
  readonly list: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
};

const textsOf = (rack: DumbbellOrKettlebellRack, weights: readonly number[]): Texts => ({
  list: weights
    .map(formatNumberForInput)
    .join(weights.some((weight) => weight % 1 > 0) ? '; ' : ', '),
  from: formatNumberForInput(rack.kind === 'steps' ? rack.from : (weights[0] ?? 2)),
  to: formatNumberForInput(rack.kind === 'steps' ? rack.to : (weights.at(-1) ?? 20)),
  step: formatNumberForInput(rack.kind === 'steps' ? rack.step : 2),
});

const heaviest = 250;
const numberIn = (text: string): number | undefined =>
  possibleNumbersIn(text).find((value) => value > 0 && value <= heaviest);

/** The rack that the texts describe, or the error sentence. */
const readTexts = (
  kind: DumbbellOrKettlebellRack['kind'],
  texts: Texts,
): DumbbellOrKettlebellRack | string => {
  if (kind === 'list') {
    const weights = parseWeightList(texts.list);
    return weights === 'not a list'
      ? 'Type the weights with commas between them, such as 2, 4, 6, 8, 10, 12.5.'
      : { kind, weights };
  }
  const [from, to, step] = [texts.from, texts.to, texts.step].map(numberIn);
  if (from === undefined || to === undefined || step === undefined) {
    return 'Type three weights, such as 2, 40 and 2.';
  }
  return from > to
    ? 'The lightest is more than the heaviest. Swap them.'
    : { kind, from, to, step };
};

const kinds = [
  { value: 'steps', label: 'A rack in steps' },
  { value: 'list', label: 'A list' },
] as const;

const stepNames = [
  ['from', 'Lightest'],
  ['to', 'Heaviest'],
  ['step', 'Step'],
] as const;

type RackFieldProps = {
  /** "Dumbbells", "Kettlebells". */
  readonly title: string;
  readonly name: string;
  readonly rack: DumbbellOrKettlebellRack;
  /** The rack's weights as we understood them. */
  readonly understood: readonly number[];
  readonly unit: KitAndMaximums['unit'];
  readonly onRack: (rack: DumbbellOrKettlebellRack) => void;
};

/**
 * The lifter's dumbbells or kettlebells: a rack in equal steps, or a list, with the weights we
 * understood below.
 */
export const HandWeightsField = ({
  title,
  name,
  rack,
  understood,
  unit,
  onRack,
}: RackFieldProps): ReactElement => {
  const id = useId();
  const [kind, setKind] = useState(rack.kind);
  const [texts, setTexts] = useState(() => textsOf(rack, understood));
  const [error, setError] = useState<string>();
  const take = (nextKind: DumbbellOrKettlebellRack['kind'], nextTexts: Texts): void => {
    const read = readTexts(nextKind, nextTexts);
    setError(typeof read === 'string' ? read : undefined);
    if (typeof read !== 'string') onRack(read);
  };
  const field = (key: keyof Texts, label: string): ReactElement => (
    <Field key={key}>
      <label htmlFor={`${id}${key}`}>{label}</label>
      <input
        id={`${id}${key}`}
        type="text"
        inputMode={key === 'list' ? 'text' : 'decimal'}
        autoComplete="off"
        value={texts[key]}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}error`}
        onChange={(event) => setTexts({ ...texts, [key]: event.target.value })}
        onBlur={() => take(kind, texts)}
      />
    </Field>
  );
  const [lightest, heaviestWeight] = [understood[0], understood.at(-1)];
  return (
    <Box>
      <ChoicesSideBySide
        legend={title}
        name={name}
        choices={kinds}
        chosen={kind}
        onChoice={(next) => {
          setKind(next);
          take(next, texts);
        }}
      />
      {kind === 'list' ? (
        field('list', `${title} that you have, ${unit}`)
      ) : (
        <Steps role="group" aria-label={`${title}, ${unit}`}>
          {stepNames.map(([key, label]) => field(key, label))}
        </Steps>
      )}
      {error === undefined ? null : <ProblemSentence id={`${id}error`}>{error}</ProblemSentence>}
      <SideNote>
        {lightest === undefined || heaviestWeight === undefined
          ? null
          : understood.length === 1
            ? `One weight: ${formatNumberInBrowserLocale(lightest)} ${unit}.`
            : `${formatNumberInBrowserLocale(understood.length)} weights, ${formatNumberInBrowserLocale(lightest)} to ${formatNumberInBrowserLocale(heaviestWeight)} ${unit}.`}
      </SideNote>
    </Box>
  );
};
