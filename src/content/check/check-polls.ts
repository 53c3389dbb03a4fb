import { parseEditorsPollOption } from '../../domain/polls/poll-option.ts';
import { entriesOfTypes, type PartialEntry } from '../model/entry.ts';
import { toContentError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';

/** The site shows one poll at a time. */
export const findSecondActivePolls = (entries: readonly PartialEntry[]): readonly ContentFault[] =>
  entriesOfTypes(entries, 'poll')
    .filter(({ fields }) => fields.active === true)
    .slice(1)
    .map((entry) =>
      toContentError(
        entry,
        'active',
        'another poll is shown already',
        'switch one of them off: one poll is shown at a time',
      ),
    );

/**
 * Votes are counted by the name of their option, so the options of a poll must have different
 * names.
 */
export const findErrorsOfSharedOptionNames = (
  entries: readonly PartialEntry[],
): readonly ContentFault[] =>
  entriesOfTypes(entries, 'poll').flatMap((entry) => {
    const names = (entry.fields.options ?? []).map((option) => parseEditorsPollOption(option).name);
    return names
      .filter((name, place) => names.indexOf(name) < place)
      .map((name) =>
        toContentError(
          entry,
          'options',
          `two options have the name "${name}"`,
          'give one of them another name, before the colon',
        ),
      );
  });
