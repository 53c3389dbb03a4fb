const otherName = /^Also called (.+?)\. /;

/** An excerpt that begins with the page's other name: a hit has no field of its own for it, and people want to see it. */
export const withOtherName = (excerpt: string, name: string): string =>
  name === '' ? excerpt : `Also called ${name}. ${excerpt}`;

/** The other name that an excerpt begins with; empty where there is none. */
export const otherNameOf = (excerpt: string): string => otherName.exec(excerpt)?.[1] ?? '';
