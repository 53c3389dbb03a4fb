/** The content of a column of a sheet. */
export type ColumnKind =
  | 'week'
  | 'week name'
  | 'day'
  | 'day name'
  | 'part'
  | 'group'
  | 'exercise'
  | 'sets'
  | 'reps'
  | 'load'
  | 'rest'
  | 'tempo'
  | 'each week'
  | 'note';

export type SheetColumnKindTitleAndUnit = {
  readonly kind: ColumnKind | undefined;
  /** As written in the sheet. */
  readonly title: string;
  /** The unit of the column's bare numbers, such as `kg`. Empty if the cells have it. */
  readonly unit: string;
};

const headers: readonly (readonly [ColumnKind, RegExp, unit?: string])[] = [
  ['week name', /^(?:week name|phase|block|mesocycle)$/],
  ['week', /^(?:w|wks?|weeks?)(?: (?:no|number|nr|#))?$/],
  ['day name', /^(?:day name|session name|focus|workout name)$/],
  ['day', /^(?:d|days?|sessions?|workouts?|training day)(?: (?:no|number|nr|#))?$/],
  ['part', /^(?:parts?|section)$/],
  ['group', /^(?:group|superset|order|label|pair|#|no|nr)$/],
  ['exercise', /^(?:exercises?(?: names?)?|movements?|lifts?|names?)$/],
  // A column for each week: the first one is read, and each row reports what is left out of the
  // others.
  ['sets', /^(?:w|wks?|weeks?) ?\d+$/],
  ['sets', /^(?:sets?(?: ?x ?reps?| ?and ?reps?| ?\/ ?reps?)?|scheme|prescription|rounds|volume)$/],
  [
    'reps',
    /^(?:reps?(?: range)?|repetitions|amount|reps? ?(?:\/|or) ?(?:time|secs?)|time|duration)$/,
  ],
  ['load', /^(?:rpe|target rpe)$/, 'RPE'],
  ['load', /^(?:rir)$/, 'RIR'],
  ['load', /^(?:%|percent(?:age)?|% ?(?:of )?1 ?rm|1 ?rm %|intensity ?%|% ?max)$/, '%'],
  ['load', /^(?:(?:load|weight|kgs?|kilos?)(?: ?(?:kgs?|kilos?))?)$/, 'kg'],
  ['load', /^(?:(?:load|weight) ?)?(?:lbs?|pounds)$/, 'lb'],
  ['load', /^(?:intensity|effort|resistance)$/],
  ['rest', /^(?:rest|pause|recovery)(?: (?:time|period))?(?: ?s(?:ec(?:ond)?s?)?)?$/, 's'],
  ['rest', /^(?:rest|pause|recovery)(?: time)? ?min(?:ute)?s?$/, 'min'],
  ['tempo', /^(?:tempo|speed|cadence)$/],
  ['each week', /^(?:each week|progression|weekly|per week)$/],
  [
    'note',
    /^(?:notes?|comments?|cues?|coach(?:ing)? (?:notes?|cues?)|remarks?|instructions?|details?)$/,
  ],
];

/** The column of a title; its kind is undefined for an unknown title. */
export const sheetColumnFromTitle = (title: string): SheetColumnKindTitleAndUnit => {
  const plain = title
    .toLowerCase()
    .replace(/[()[\]:._]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const [kind, , unit = ''] = headers.find(([, pattern]) => pattern.test(plain)) ?? [];
  return { kind, title, unit };
};

/**
 * The columns of a title row: one of them is the exercise, and at least one more is known.
 * Undefined for other rows.
 */
export const columnsIfTitleRow = (
  cells: readonly string[],
): readonly SheetColumnKindTitleAndUnit[] | undefined => {
  const columns = cells.map(sheetColumnFromTitle);
  const known = columns.filter(({ kind }) => kind !== undefined);
  return known.length > 1 && known.some(({ kind }) => kind === 'exercise') ? columns : undefined;
};
