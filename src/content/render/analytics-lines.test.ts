import { expect, it } from 'vitest';
import { dropUntrueAnalyticsLines } from './analytics-lines.ts';

const text = `## Stored

| Name | Where |
| --- | --- |
| cart | Storage |
| {analytics} \\_ga | Cookie |

{no analytics}Nothing counts visits.

{analytics}Visits are counted. Write {analytics} to mark a line.

- a host
- {analytics} Google`;

it('keeps the lines for a site with analytics', () => {
  expect(dropUntrueAnalyticsLines(text, true)).toBe(`## Stored

| Name | Where |
| --- | --- |
| cart | Storage |
| \\_ga | Cookie |


Visits are counted. Write {analytics} to mark a line.

- a host
- Google`);
});

it('keeps the lines for a site without', () => {
  expect(dropUntrueAnalyticsLines(text, false)).toBe(`## Stored

| Name | Where |
| --- | --- |
| cart | Storage |

Nothing counts visits.


- a host`);
});
