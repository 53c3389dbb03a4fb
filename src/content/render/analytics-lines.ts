const marked = /^(\s*(?:[-|]\s*)?)\{(no )?analytics\}\s*/;

/**
 * A text without the lines that aren't true of this site: a paragraph, list item or table row that
 * begins with `{analytics}` stays where visits are counted, one with `{no analytics}` where they
 * aren't. So the privacy policy always says what the site does.
 */
export const dropUntrueAnalyticsLines = (text: string, hasAnalytics: boolean): string =>
  text
    .split('\n')
    .filter((line) => {
      const [mark, , no] = marked.exec(line) ?? [];
      return mark === undefined || (no === undefined) === hasAnalytics;
    })
    .map((line) => line.replace(marked, '$1'))
    .join('\n');
