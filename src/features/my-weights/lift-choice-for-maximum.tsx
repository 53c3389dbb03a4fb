import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import type { ExerciseFacts, ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { findExercisesByName } from '../../domain/training/find-exercises-by-name.ts';
import { isBodyweightOrAssistedLoading } from '../../domain/training/loads/help-and-added-weights.ts';
import { Field } from '../../ui/kit/field.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { nameOfLift } from './load-words.ts';
import { ChoicesSideBySide } from './parts.tsx';
import { SideNote } from '../../ui/kit/side-note.ts';

/** The maximum number of search results. */
const mostFound = 8;

/** Whether a maximum makes sense for it: band and bodyweight exercises have none. */
const hasMaximum = ({ loading }: ExerciseFacts): boolean =>
  !isBodyweightOrAssistedLoading(loading) && loading !== 'band';

/** The slugs of the lifts that a search finds. */
const findLifts = (search: string, library: ExerciseFactsBySlug): readonly string[] =>
  findExercisesByName(search, [...library.values()].filter(hasMaximum), mostFound).map(
    ({ slug }) => slug,
  );

type LiftChoiceProps = {
  readonly chosen: string | undefined;
  readonly library: ExerciseFactsBySlug;
  /** The slugs of the lifts that are offered before a search. */
  readonly commonLifts: readonly string[];
  readonly onChoice: (slug: string) => void;
  readonly describedBy: string | undefined;
};

/** The choice of a lift: one of the common ones, or any in the library by its name. */
export const LiftChoiceForMaximum = ({
  chosen,
  library,
  commonLifts,
  onChoice,
  describedBy,
}: LiftChoiceProps): ReactElement => {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = findLifts(search, library);
  const offered = found.length > 0 ? found : commonLifts;
  const shown = chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];
  const isUnknown = search.trim() !== '' && found.length === 0 && library.size > 0;
  return (
    <Stack>
      <ChoicesSideBySide
        legend="Lift"
        name="lift"
        chosen={chosen}
        choices={shown.map((slug) => ({ value: slug, label: nameOfLift(slug, library) }))}
        onChoice={onChoice}
        describedBy={describedBy}
      />
      {library.size === 0 ? null : (
        <Field>
          <label htmlFor={id}>Another lift</label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            placeholder="Leg press, goblet squat…"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <SideNote role="status">
            {isUnknown
              ? 'No lift of the library has that name. Those above are the common ones.'
              : ''}
          </SideNote>
        </Field>
      )}
    </Stack>
  );
};
