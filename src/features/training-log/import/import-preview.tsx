import { useState } from 'react';
import type { ReactElement } from 'react';
import type { ImportUnits } from '../../../domain/training/log-files/to-log.ts';
import type {
  ImportAnswers,
  OtherAppFileSummary,
  OwnExportFileSummary,
} from '../../../services/training-log/imports/import-service.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Radio } from '../../../ui/kit/checkbox.tsx';
import {
  exerciseKeysByNameOrFirstUnknownName,
  ExerciseMatchFields,
  sureMatchTitlesOrEmptyByName,
} from './exercise-match-fields.tsx';
import { FocusedHeading } from './focused-heading.tsx';
import { typedExerciseUnknownSentence } from './import-date-and-counts-line.ts';
import { weightUnitOfLifter, type OpenTrainingData } from '../ready.ts';

/** How many unreadable rows are listed; the others are only counted. */
const maxBadRows = 5;

const countWords = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;

const unitChoices = {
  weight: [
    ['kg', 'Kilograms'],
    ['lb', 'Pounds'],
  ],
  distance: [
    ['km', 'Kilometres'],
    ['mi', 'Miles'],
    ['m', 'Metres'],
  ],
} as const;

type UnitsProps = {
  readonly file: Pick<OtherAppFileSummary, 'asks'>;
  readonly units: ImportUnits;
  readonly onUnits: (units: ImportUnits) => void;
};

const Units = ({ file, units, onUnits }: UnitsProps): ReactElement => (
  <>
    {file.asks.weight ? (
      <fieldset>
        <legend>The file doesn’t say what its weights are in</legend>
        {unitChoices.weight.map(([value, label]) => (
          <Radio
            key={value}
            name="import-weight"
            checked={units.weight === value}
            onChange={() => onUnits({ ...units, weight: value })}
          >
            {label}
          </Radio>
        ))}
      </fieldset>
    ) : null}
    {file.asks.distance ? (
      <fieldset>
        <legend>Nor what its distances are in</legend>
        {unitChoices.distance.map(([value, label]) => (
          <Radio
            key={value}
            name="import-distance"
            checked={units.distance === value}
            onChange={() => onUnits({ ...units, distance: value })}
          >
            {label}
          </Radio>
        ))}
      </fieldset>
    ) : null}
  </>
);

/** `“Incline”`, or `“Incline” and “Resistance”`. */
const columnList = new Intl.ListFormat('en-GB');

const RowList = ({ rows }: { readonly rows: OtherAppFileSummary['bad'] }): ReactElement => (
  <ul>
    {rows.slice(0, maxBadRows).map(({ line, sentence }) => (
      <li key={`${line} ${sentence}`}>
        Line {line}: {sentence}
      </li>
    ))}
    {rows.length > maxBadRows ? <li>and {rows.length - maxBadRows} more</li> : null}
  </ul>
);

const LeftOut = ({
  bad,
  changed,
  leftOut,
  unusedColumns,
}: Pick<OtherAppFileSummary, 'bad' | 'changed' | 'leftOut' | 'unusedColumns'>): ReactElement => (
  <>
    {bad.length === 0 ? null : (
      <>
        <p>{countWords(bad.length, 'row')} can’t be read and would be left out:</p>
        <RowList rows={bad} />
      </>
    )}
    {changed.length === 0 ? null : (
      <>
        <p>{countWords(changed.length, 'cell')} can’t be kept, while the rest of its row is:</p>
        <RowList rows={changed} />
      </>
    )}
    {leftOut === 0 ? null : (
      <p>{countWords(leftOut, 'row')} without a set that was done would be left out.</p>
    )}
    {unusedColumns.length === 0 ? null : (
      <p>
        Your log has no place for {columnList.format(unusedColumns.map((name) => `“${name}”`))}.{' '}
        {unusedColumns.length === 1 ? 'That column' : 'Those columns'} would be left out.
      </p>
    )}
  </>
);

type PreviewProps = {
  readonly isBusy: boolean;
  readonly onAdd: (answers?: ImportAnswers) => void;
  readonly onClose: () => void;
};

const AddButtons = ({
  isBusy,
  onAdd,
  onClose,
}: Omit<PreviewProps, 'onAdd'> & { readonly onAdd: () => void }): ReactElement => (
  <ButtonRow>
    <Button aria-busy={isBusy} onClick={onAdd}>
      Add it to my log
    </Button>
    <Button kind="quiet" onClick={onClose}>
      Leave it
    </Button>
  </ButtonRow>
);

/**
 * What another app’s file would add: how much, which names need checking, and what is
 * unreadable.
 */
export const OtherAppPreview = ({
  training,
  file,
  onAdd,
  ...buttons
}: PreviewProps & {
  readonly training: OpenTrainingData;
  readonly file: OtherAppFileSummary;
}): ReactElement => {
  const { library } = training;
  const { matches } = file;
  const [titles, setTitles] = useState(() => sureMatchTitlesOrEmptyByName(matches, library));
  const [units, setUnits] = useState<ImportUnits>({
    weight: weightUnitOfLifter(training),
    distance: weightUnitOfLifter(training) === 'kg' ? 'km' : 'mi',
  });
  const [problem, setProblem] = useState<string>();
  const add = (): void => {
    const read = exerciseKeysByNameOrFirstUnknownName(titles, library);
    if (read.kind === 'unknown') {
      setProblem(typedExerciseUnknownSentence(read.name));
      return;
    }
    setProblem(undefined);
    onAdd({ matches: read.keys, units });
  };
  return (
    <>
      <FocusedHeading>A file of {file.app}</FocusedHeading>
      <p>
        It has {countWords(file.sessions, 'session')} with {countWords(file.sets, 'set')}.
      </p>
      <LeftOut {...file} />
      <Units file={file} units={units} onUnits={setUnits} />
      {file.hasOtherAppNames ? null : (
        <p>
          What other apps call our exercises couldn’t be loaded, so more of them need a look. Choose
          the file again when you’re online.
        </p>
      )}
      <ExerciseMatchFields
        matches={matches}
        titles={titles}
        library={library}
        onTitles={setTitles}
      />
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      <AddButtons {...buttons} onAdd={add} />
    </>
  );
};

/** What a file exported from this site would add. */
export const OwnFilePreview = ({
  file,
  onAdd,
  ...buttons
}: PreviewProps & { readonly file: OwnExportFileSummary }): ReactElement => (
  <>
    <FocusedHeading>A log of this site</FocusedHeading>
    <p>
      It has {countWords(file.sessions, 'session')} with {countWords(file.sets, 'set')},{' '}
      {countWords(file.plans, 'plan')} that you follow
      {file.bodyweights === 0 ? '' : `, ${countWords(file.bodyweights, 'bodyweight')}`}
      {file.hasWeights ? ', and your weights if this device has none' : ''}.
    </p>
    {file.unreadable === 0 ? null : (
      <p>{countWords(file.unreadable, 'record')} can’t be read and would be left out.</p>
    )}
    <AddButtons {...buttons} onAdd={() => onAdd()} />
  </>
);
