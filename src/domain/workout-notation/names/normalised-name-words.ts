// Normalises names of lifts for comparison: into words, however coaches abbreviate and spell them.

/**
 * Coaches' abbreviations and their meanings. Our own list, from notes that coaches write in
 * English.
 */
const abbreviations = new Map(
  Object.entries({
    bb: 'barbell',
    db: 'dumbbell',
    dbs: 'dumbbell',
    kb: 'kettlebell',
    kbs: 'kettlebell',
    bw: 'bodyweight',
    mb: 'medicine ball',
    trx: 'suspension',
    sm: 'smith machine',
    bs: 'back squat',
    fs: 'front squat',
    ohs: 'overhead squat',
    bss: 'bulgarian split squat',
    rfess: 'bulgarian split squat',
    dl: 'deadlift',
    rdl: 'romanian deadlift',
    rdls: 'romanian deadlift',
    slrdl: 'single leg romanian deadlift',
    sldl: 'romanian deadlift',
    tbdl: 'trap bar deadlift',
    gm: 'good morning',
    ht: 'hip thrust',
    bp: 'barbell bench press',
    cgbp: 'close grip bench press',
    ohp: 'barbell overhead press',
    mp: 'barbell overhead press',
    cgpd: 'close grip pulldown',
    lpd: 'lat pulldown',
    pd: 'pulldown',
    hlr: 'hanging leg raise',
    tgu: 'turkish get up',
    bor: 'bent over barbell row',
    sa: 'single arm',
    sl: 'single leg',
    inc: 'incline',
    dec: 'decline',
    ext: 'extension',
    exts: 'extension',
    tri: 'triceps',
    tris: 'triceps',
    tricep: 'triceps',
    bi: 'biceps',
    bis: 'biceps',
    bicep: 'biceps',
    ham: 'hamstring',
    hams: 'hamstring',
    delts: 'delt',
    abs: 'ab',
  }),
);

/** Synonyms, and pairs of words that the library writes as one. */
const sameWords: readonly (readonly [written: RegExp, meant: string])[] = [
  [/\b(?:one|1)(?= (?:arm|leg)\b)/g, 'single'],
  [/\bstiff leg(?:ged)? deadlifts?\b/g, 'romanian deadlift'],
  [/\bmilitary press(?:es)?\b/g, 'barbell overhead press'],
  [/\bhex bar\b/g, 'trap bar'],
  [/\brear foot elevated split squats?\b/g, 'bulgarian split squat'],
  [/\b(?:lat|side) raises?\b/g, 'lateral raise'],
  [/\bpress ?downs?\b/g, 'pushdown'],
  [/\b(pull|push|press|chin|step|get|sit) ?ups?\b/g, '$1up'],
  [/\bpressup\b/g, 'pushup'],
  [/\b(pull|push) ?downs?\b/g, '$1down'],
  [/\bflye?s\b|\bflies\b|\bflye\b/g, 'fly'],
  [/\bdead lifts?\b/g, 'deadlift'],
  [/\bkettle bells?\b/g, 'kettlebell'],
  [/\bdumb bells?\b/g, 'dumbbell'],
  [/\bbar bells?\b/g, 'barbell'],
  [/\bfarmers? (?:walks?|carr(?:y|ies))\b/g, 'farmers walk'],
  [/\bskullcrushers?\b/g, 'skull crusher'],
  [/\bcalves\b/g, 'calf'],
];

/** Endings in -s that aren't plurals. */
const noPlural = /(?:ss|us|is|ceps)$/;

const singular = (word: string): string => {
  if (word.length < 4 || noPlural.test(word)) return word;
  if (/(?:sses|shes|ches|xes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** A text without capitals, accents and punctuation: `Ab-Wheel  Róllout` is `ab wheel rollout`. */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The words of a name as the library would write them: `DB RDLs` is `dumbbell romanian deadlift`.
 */
export const normalisedNameWords = (name: string): readonly string[] => {
  const spelled = foldName(name)
    .split(' ')
    .map((word) => abbreviations.get(word) ?? word)
    .join(' ');
  return sameWords
    .reduce((text, [written, meant]) => text.replace(written, meant), spelled)
    .split(' ')
    .map(singular)
    .filter((word) => word !== '');
};
