import { useId } from 'react';
import type { ReactElement } from 'react';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { ownExerciseKeyOfName, type ExerciseKey } from '../../../domain/training/exercise-key.ts';
import type { ExerciseMatch } from '../../../domain/training/log-files/match-exercises.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { RuledList } from '../../../ui/kit/ruled-list.ts';

/**
 * The text in the field of each name: a library title, or empty for an exercise of the lifter’s
 * own.
 */
export type TypedTitlesByImportedName = Readonly<Record<string, string>>;

const titleOf = (slug: string | undefined, library: ExerciseFactsBySlug): string =>
  slug === undefined ? '' : (library.get(slug)?.title ?? '');

/** The fields' initial texts: the titles of sure matches. A guess waits for the lifter’s press. */
export const sureMatchTitlesOrEmptyByName = (
  matches: readonly ExerciseMatch[],
  library: ExerciseFactsBySlug,
): TypedTitlesByImportedName =>
  Object.fromEntries(
    matches.map(({ name, slug, isSure }) => [name, isSure ? titleOf(slug, library) : '']),
  );

/** The exercises that the fields name, or the first name whose field isn't an exercise. */
export const exerciseKeysByNameOrFirstUnknownName = (
  titles: TypedTitlesByImportedName,
  library: ExerciseFactsBySlug,
):
  | { readonly kind: 'read'; readonly keys: ReadonlyMap<string, ExerciseKey> }
  | { readonly kind: 'unknown'; readonly name: string } => {
  const slugs = new Map(
    [...library.values()].map(({ title, slug }) => [title.toLowerCase(), slug]),
  );
  const keys = new Map<string, ExerciseKey>();
  for (const [name, title] of Object.entries(titles)) {
    const wanted = title.trim().toLowerCase();
    const slug = slugs.get(wanted);
    if (wanted !== '' && slug === undefined) return { kind: 'unknown', name };
    keys.set(name, slug ?? ownExerciseKeyOfName(name));
  }
  return { kind: 'read', keys };
};

type ImportNamesProps = {
  readonly matches: readonly ExerciseMatch[];
  readonly titles: TypedTitlesByImportedName;
  readonly library: ExerciseFactsBySlug;
  readonly onTitles: (titles: TypedTitlesByImportedName) => void;
};

/**
 * Another app's names, each with the matching exercise of ours. Names that need checking come
 * first.
 */
export const ExerciseMatchFields = ({
  matches,
  titles,
  library,
  onTitles,
}: ImportNamesProps): ReactElement => {
  const id = useId();
  const unsure = matches.filter(({ isSure }) => !isSure);
  const sure = matches.filter(({ isSure }) => isSure);
  const guessOf = ({ name, slug, isSure }: ExerciseMatch, labelId: string): ReactElement | null => {
    const title = titleOf(slug, library);
    if (isSure || title === '' || (titles[name] ?? '') !== '') return null;
    return (
      <ButtonRow>
        <Button
          kind="quiet"
          aria-describedby={labelId}
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.querySelector('input')?.focus();
            onTitles({ ...titles, [name]: title });
          }}
        >
          It’s “{title}”
        </Button>
      </ButtonRow>
    );
  };
  const fieldsOf = (list: readonly ExerciseMatch[]): ReactElement => (
    <RuledList>
      {list.map((match, index) => {
        const { name, sets } = match;
        const fieldId = `${id}-${String(list === sure)}-${index}`;
        return (
          <li key={name}>
            <Field>
              <label id={`${fieldId}-label`} htmlFor={fieldId}>
                {name}{' '}
                <small>
                  {sets} {sets === 1 ? 'set' : 'sets'}
                </small>
              </label>
              <input
                id={fieldId}
                list={`${id}-titles`}
                autoComplete="off"
                placeholder="its own name"
                value={titles[name] ?? ''}
                onChange={(event) => onTitles({ ...titles, [name]: event.target.value })}
              />
            </Field>
            {guessOf(match, `${fieldId}-label`)}
          </li>
        );
      })}
    </RuledList>
  );
  return (
    <>
      {unsure.length === 0 ? null : (
        <>
          <h4>
            {unsure.length === 1 ? 'One exercise needs' : `${unsure.length} exercises need`} a look
          </h4>
          <p>
            Type the exercise of our library that it is, or choose the one that it looks like. Leave
            the field empty to keep it under its own name.
          </p>
          {fieldsOf(unsure)}
        </>
      )}
      {sure.length === 0 ? null : (
        <details>
          <summary>
            {sure.length === 1 ? 'One exercise was' : `${sure.length} exercises were`} found in our
            library
          </summary>
          {fieldsOf(sure)}
        </details>
      )}
      <datalist id={`${id}-titles`}>
        {[...library.values()].map(({ slug, title }) => (
          <option key={slug} value={title} />
        ))}
      </datalist>
    </>
  );
};
