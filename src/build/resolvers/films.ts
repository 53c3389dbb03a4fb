import { toText } from '../../content/model/entry.ts';
import { publishedFilmPath } from '../../domain/addresses/published-picture.ts';
import { filmSideInTitle } from '../../domain/film.ts';
import type { Film } from '../../domain/film.ts';
import { linkedNodeIds } from '../read-space.ts';
import type { NodeReader, SourcedNode } from '../read-space.ts';

/**
 * The films of an exercise, the first side first. Captions belong to the first: they are of an editor's own video. The drawings of
 * muscles are in the order of the films; if there aren't as many, nobody knows whose they are.
 */
export const filmsOfExercise = (
  node: SourcedNode,
  nodeById: NodeReader['nodeById'],
): readonly Film[] => {
  const filesOf = (field: string): readonly SourcedNode[] =>
    linkedNodeIds(node[`${field}___NODE`]).flatMap((id) => nodeById(id) ?? []);
  const pathOf = (file: SourcedNode): string => publishedFilmPath(toText(file['url']));
  const [captions] = filesOf('movieCaptions');
  const first = filesOf('movie');
  // Other sides without a first one are a slip: the site shows none until there is one.
  const all = first.length === 0 ? [] : [...first, ...filesOf('movieSides')];
  const muscles = filesOf('movieMuscles');
  const overlayOf = (index: number): string | null => {
    const drawing = muscles.length === all.length ? muscles[index] : undefined;
    return drawing === undefined ? null : pathOf(drawing);
  };
  return all.map((file, index) => ({
    side: filmSideInTitle(toText(file['title'])),
    src: pathOf(file),
    about: toText(file['description']),
    captions: captions !== undefined && index === 0 ? pathOf(captions) : null,
    muscles: overlayOf(index),
  }));
};
