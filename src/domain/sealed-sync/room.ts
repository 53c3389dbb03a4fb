/**
 * How many characters of sealed events a member may store. Ten years of training take about a
 * fifth.
 */
export const maxSealedCharactersPerMember = 5_000_000;

/** From here on a sentence says how much room is left. */
const warnFrom = 0.6;

/**
 * A sentence about the room that is left, while there is some; undefined as long as there is
 * plenty.
 */
export const sealedLogRoomWarning = (used: number): string | undefined => {
  if (used < warnFrom * maxSealedCharactersPerMember) return undefined;
  const percent = Math.floor((used / maxSealedCharactersPerMember) * 100);
  return `Your sealed log has used ${Math.min(percent, 100)} % of its room. Your devices make it smaller by themselves; if this stays, tell us.`;
};
