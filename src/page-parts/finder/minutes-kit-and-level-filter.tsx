import type { ReactElement, ReactNode } from 'react';
import type { OfferedFilterValues, ChosenFilters } from '../../domain/finder/chosen-filters.ts';
import type { FinderFilterValue } from '../../domain/finder/finder-lists.ts';
import { kits, type KitId } from '../../domain/finder/kit.ts';
import { FinderValueChoice, ChoiceGroup, FinderChoicesForm } from './finder-choices.tsx';

type FinderFormProps = {
  readonly choices: OfferedFilterValues;
  readonly filter: ChosenFilters;
  readonly onFilter: (filter: ChosenFilters) => void;
  /**
   * The page for a single value, or for the whole list: until scripts run, the choices are links to
   * these.
   */
  readonly pageOf?: ((value: FinderFilterValue | undefined) => string) | undefined;
  /** Further fields. */
  readonly children?: ReactNode;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Fields to find plans, packs or exercises by minutes, kit and level. */
export const MinutesKitAndLevelFilter = ({
  choices,
  filter,
  onFilter,
  pageOf,
  children,
}: FinderFormProps): ReactElement => {
  const toggle = (id: KitId): void =>
    onFilter({
      ...filter,
      kit: filter.kit.includes(id) ? filter.kit.filter((one) => one !== id) : [...filter.kit, id],
    });
  return (
    <FinderChoicesForm
      aria-label="Choose what fits"
      className="no-print"
      onSubmit={(event) => event.preventDefault()}
    >
      {choices.minutes.length === 0 ? null : (
        <ChoiceGroup title="Time you have">
          {[undefined, ...choices.minutes].map((minutes) => (
            <FinderValueChoice
              key={minutes ?? 'any'}
              name="minutes"
              text={minutes === undefined ? 'Any' : `${minutes} min`}
              checked={filter.minutes === minutes}
              page={pageOf?.(minutes && { part: 'minutes', id: minutes })}
              onChoose={() => onFilter({ ...filter, minutes })}
            />
          ))}
        </ChoiceGroup>
      )}
      {choices.kit.length === 0 ? null : (
        <ChoiceGroup title="Kit you have">
          {kits
            .filter(({ id }) => choices.kit.includes(id))
            .map(({ id, name }) => (
              <FinderValueChoice
                key={id}
                name="kit"
                several
                text={name}
                checked={filter.kit.includes(id)}
                page={pageOf?.({ part: 'kit', id })}
                onChoose={() => toggle(id)}
              />
            ))}
        </ChoiceGroup>
      )}
      {choices.levels.length === 0 ? null : (
        <ChoiceGroup title="Level">
          {[undefined, ...choices.levels].map((level) => (
            <FinderValueChoice
              key={level ?? 'any'}
              name="level"
              text={level === undefined ? 'Any' : capital(level)}
              checked={filter.level === level}
              page={pageOf?.(level && { part: 'level', id: level })}
              onChoose={() => onFilter({ ...filter, level })}
            />
          ))}
        </ChoiceGroup>
      )}
      {children}
    </FinderChoicesForm>
  );
};
