import type { Box, Fault } from './fault.ts';
import type { Stop, TabRing } from './tab-ring.ts';

const isNowhere = ({ id }: Stop): boolean => id === 'none';

/** The stops from the first one to the end of the page, before Tab begins again. */
const firstRound = (stops: readonly Stop[]): readonly Stop[] => {
  const end = stops.findIndex(
    (stop, index) => index > 0 && (isNowhere(stop) || stop.id === stops[0]?.id),
  );
  return (end < 0 ? stops : stops.slice(0, end)).filter((stop) => !isNowhere(stop));
};

const shares = (one: Box, other: Box): number =>
  (Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)) /
  Math.min(one.bottom - one.top, other.bottom - other.top);

/**
 * Whether the eye has to go back from one to the other: up, unless a column begins to the right, or
 * to the left in the same row.
 */
export const goesBack = (from: Box, to: Box): boolean => {
  const isAbove = to.bottom <= from.top + 1;
  const isNextColumn = to.left >= from.right - 1;
  const isLeftInRow = shares(from, to) > 0.5 && to.right <= from.left + 1;
  return (isAbove && !isNextColumn) || isLeftInRow;
};

const orderFaults = (round: readonly Stop[]): readonly Fault[] =>
  round.flatMap((stop, index) => {
    const before = round[index - 1];
    if (before === undefined || before.stays || stop.stays) return [];
    return goesBack(before.place, stop.place)
      ? [
          {
            check: 'order',
            element: stop.name,
            advice: `comes after ${before.name}, and is seen before it. Write both in the order that is seen.`,
          },
        ]
      : [];
  });

/** At least the middle and two corners of what has the focus have to be seen. */
const coverFaults = (stops: readonly Stop[]): readonly Fault[] =>
  stops.flatMap(({ name, covers }) => {
    const corners = covers.corners.filter((cover) => cover !== '');
    const cover = covers.middle || (corners.length > 2 ? corners[0] : '');
    return cover === undefined || cover === ''
      ? []
      : [
          {
            check: 'covered focus',
            element: name,
            advice: `has the focus and is below ${cover}. Leave room for it (scroll-padding), or move what covers it.`,
          },
        ];
  });

/** A field with parts is one stop. */
const withoutParts = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter((stop, index) => !stop.hasParts || stop.id !== stops[index - 1]?.id);

/** What is wrong with the way of Tab through a page. */
export const ringFaults = (ring: TabRing): readonly Fault[] => {
  const { expected } = ring;
  const [forward, back] = [withoutParts(ring.forward), withoutParts(ring.back)];
  const round = firstRound(forward);
  const reached = new Set(round.map(({ id }) => id));
  const missing = expected.filter(({ id }) => !reached.has(id));
  const trap = forward.find(
    (stop, index) => !isNowhere(stop) && stop.id === forward[index + 1]?.id,
  );
  const there = round.slice(0, -1).toReversed();
  const stray = there.findIndex(({ id }, index) => id !== back[index]?.id);
  return [
    ...missing.map(({ name }): Fault => ({
      check: 'reach',
      element: name,
      advice:
        'is not reached by Tab. Make it a link, a button or a field, and let the focus go on before it.',
    })),
    ...(trap === undefined
      ? []
      : [
          {
            check: 'reach' as const,
            element: trap.name,
            advice: 'keeps the focus when Tab is pressed. Let it go.',
          },
        ]),
    ...(stray < 0
      ? []
      : [
          {
            check: 'reach' as const,
            element: there[stray]?.name ?? '',
            advice: `is not where Shift and Tab lead from the stop after it: that is ${back[stray]?.name ?? 'nothing'}. Don’t move the focus by script.`,
          },
        ]),
    ...orderFaults(round),
    ...coverFaults([...round, ...back]),
  ];
};
