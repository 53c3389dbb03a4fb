import type { ContentFault } from '../../domain/content-fault.ts';
import type { PartialEntryOf } from '../model/entry.ts';
import { renderAndCheckMarkdown } from '../render/markdown.ts';
import { toContentError } from './content-error.ts';

type Letter = PartialEntryOf<'memberLetter'>;

/** A letter has one session, and no pictures, which anybody could fetch. */
const findTextErrors = (letter: Letter): readonly ContentFault[] => {
  const { workouts, pictures } = renderAndCheckMarkdown(letter.fields.content ?? '');
  return [
    ...(workouts.length === 1
      ? []
      : [
          toContentError(
            letter,
            'content',
            `it has ${workouts.length} workouts`,
            'write one: the session of its month',
          ),
        ]),
    ...pictures.map(({ line }) =>
      toContentError(
        letter,
        'content',
        'a picture in this text can be seen by everybody who has its address',
        'take it out',
        { line },
      ),
    ),
  ];
};

/** The errors of the members' letters: of each one's text, and of two that open in one month. */
export const findMemberLetterErrors = (letters: readonly Letter[]): readonly ContentFault[] => {
  const months = new Set<string>();
  return letters.flatMap((letter) => {
    const month = (letter.fields.opensOn ?? '').slice(0, 7);
    const isTaken = month !== '' && months.has(month);
    months.add(month);
    return [
      ...findTextErrors(letter),
      ...(isTaken
        ? [
            toContentError(
              letter,
              'opensOn',
              `another letter opens in ${month} too`,
              'choose a month of its own',
            ),
          ]
        : []),
    ];
  });
};
