/**
 * The first film in the data of an exercise's page, and the drawing of its muscles: one side is
 * kept, so that a whole plan needs little room.
 */
export const filmAndDrawingInPageData = (data: string): readonly string[] => {
  const [, film = ''] = /"films":\[\{([^}]*)\}/.exec(data) ?? [];
  return ['src', 'muscles'].flatMap(
    (name) => new RegExp(`"${name}":"(/films/[^"\\\\]+)"`).exec(film)?.[1] ?? [],
  );
};

/**
 * The most that is kept of one film, in bytes: ours have less, and an editor's own video may have 4
 * MB.
 */
export const maxBytesPerKeptFilm = 200_000;

/**
 * The part of a file that a player asks for with the header `range`; undefined for the whole of it.
 */
const requestedByteRange = (
  header: string | null,
  size: number,
): { readonly first: number; readonly last: number } | undefined => {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || Number(from) >= size) return undefined;
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
};

/**
 * Answers the part of a file that a player asks for with the header `range`; undefined if it asks
 * for the whole of it.
 */
export const answerByteRange = (
  file: Blob,
  type: string,
  header: string | null,
): Response | undefined => {
  const range = requestedByteRange(header, file.size);
  if (range === undefined) return undefined;
  const part = file.slice(range.first, range.last + 1);
  return new Response(part, {
    status: 206,
    headers: {
      'accept-ranges': 'bytes',
      'content-type': type,
      'content-length': String(part.size),
      'content-range': `bytes ${range.first}-${range.last}/${file.size}`,
    },
  });
};
