// What docs/voice.md says about words and lengths, as far as a machine can check it. The checks
// beside this file apply it; editors see what departs from it with `npm run content`. None of it
// stops a build.

/** In characters. */
export const titleLengthRange = { from: 2, to: 60 } as const;
export const altTextLengthRange = { from: 30, to: 160 } as const;

/** In words. */
export const articleWordCountRange = { from: 600, to: 1500 } as const;
/** An article on one condition is short: what changes in a plan, and whom to ask. */
export const healthArticleWordCountRange = { from: 300, to: 800 } as const;

/** The parts of every exercise, in this order. */
export const exerciseHeadings: readonly string[] = [
  'Set up',
  'How to do it',
  'Cues',
  'Common mistakes',
  'Easier and harder',
  'Muscles worked',
];

/** Shorter sentences, such as "Rest two minutes.", may be in more than one entry. */
export const minWordsOfRepeatedSentence = 6;

export const americanWordsPattern =
  /\b(?:colors?|fiber|centers?|programs?|favorites?|behaviors?|gray|inches|(?:organ|real|recogn|optim|priorit|minim|maxim|stabil|special|util)iz\w+|labored|traveling|fulfill|mom)\b/gi;

export const neverWrittenPhrasesPattern = new RegExp(
  [
    'in this article',
    'it is important to note',
    'when it comes to',
    'look no further',
    'game[- ]changer',
    'ultimate guide',
    'dive in',
    'deep dive',
    '\\bjourney\\b',
    'unlock (?:your|the|a)\\b',
    '\\belevate your',
    'guilt[- ]free',
    'bikini body',
    'problem areas?',
    'no excuses',
    'burn off',
    'beach body',
    'before[- ]and[- ]after (?:photo|picture)s?',
    'whether you’re',
    'not just .{3,40} but',
    '—',
    '!(?=\\s|$)',
  ].join('|'),
  'gi',
);
/** Phrases that a single entry may use nevertheless, by its id. */
export const phrasesAllowedByEntryId: Readonly<Record<string, readonly string[]>> = {
  'page-about': ['before-and-after pictures'],
};

/**
 * A turn of phrase that is fine once and tiresome in every text: how it is recognised, and how
 * often it may be used.
 */
export const phraseUseLimits = {
  /** Per article, outside its footnotes. */
  creditedGroups: { phrase: /\band colleagues\b|’s (?:group|team)\b/g, max: 1 },
  /** Entries in which a joint complains. */
  talkingJoints: { phrase: /\b(?:complain|grumbl)/i, max: 3 },
  /**
   * A short sentence that ends a paragraph: its maximum number of words, and the maximum share of
   * an article's paragraphs.
   */
  shortClosers: { maxWords: 8, maxShare: 0.1 },
  /**
   * Verdicts and measures that are tiresome in every text, with the greatest share of all entries
   * that may use each. With fewer entries a share means nothing.
   */
  tics: {
    phrases: {
      'is plenty or is enough': /\b(?:is|are) (?:plenty|enough)\b/i,
      nobody: /\bnobody\b/i,
      'a hand’s width': /\ba hand’s width\b/i,
    },
    maxShare: 1 / 16,
    minEntries: 100,
  },
  /** At the end of a paragraph. */
  afterthoughts: { phrase: /, which is (?:why|what|where) [^.]*\.$/ },
  /** The share of an exercise's mistakes that begin with a word in -ing. */
  mistakesInIng: { phrase: /^- \**\p{L}+ing\b/u, maxShare: 1 / 3 },
  /**
   * The share of all exercises' excerpts that begin like this. With fewer exercises a share means
   * nothing.
   */
  openingArticles: { phrase: /^(?:An?|One|Two|Three|The)\b/, maxShare: 1 / 3, minExercises: 12 },
} as const;
