import { textOrEmpty } from '../../content/model/entry.ts';
import { publishedPathOfFilmFileUrl } from '../../domain/addresses/published-picture.ts';
import { filmSideFromTitle } from '../../domain/exercise-film.ts';
import type { ExerciseFilm } from '../../domain/exercise-film.ts';
import { nodeIdsInLinkField } from '../read-space-from-nodes.ts';
import type { AnyGatsbyNode, NodeReader } from '../read-space-from-nodes.ts';

/**
 * The films of an exercise, the first side first. Captions belong to the first: they are of an
 * editor's own video. The drawings of muscles are in the order of the films; if there aren't as
 * many, nobody knows whose they are.
 */
export const filmsOfExerciseNode = (
  node: AnyGatsbyNode,
  nodeById: NodeReader['nodeById'],
): readonly ExerciseFilm[] => {
  const filesOf = (field: string): readonly AnyGatsbyNode[] =>
    nodeIdsInLinkField(node[`${field}___NODE`]).flatMap((id) => nodeById(id) ?? []);
  const pathOf = (file: AnyGatsbyNode): string =>
    publishedPathOfFilmFileUrl(textOrEmpty(file['url']));
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
    side: filmSideFromTitle(textOrEmpty(file['title'])),
    src: pathOf(file),
    about: textOrEmpty(file['description']),
    captions: captions !== undefined && index === 0 ? pathOf(captions) : null,
    muscles: overlayOf(index),
  }));
};
