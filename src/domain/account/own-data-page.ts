import { wordsOfFieldName, type MemberDataExport, type OwnDataRow } from './own-data.ts';

const escape = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.55 system-ui,sans-serif}
h1{font-size:2rem;line-height:1.1}h2{margin-top:2.5rem;border-top:3px solid;padding-top:.75rem}
dl{display:grid;grid-template-columns:minmax(0,12rem) minmax(0,1fr);gap:.25rem 1rem;border-top:1px solid;padding-top:.75rem;margin:.75rem 0}
dt{font-weight:700}dd{margin:0;overflow-wrap:anywhere}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

const textOf = (value: OwnDataRow[string]): string => {
  if (value === null || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

/** An uploaded file is embedded, so that the member can save it from the page. */
const showFact = (name: string, value: OwnDataRow[string], row: OwnDataRow): string => {
  const label = `<dt>${escape(wordsOfFieldName(name))}</dt>`;
  if (name === 'file' && typeof value === 'string') {
    const address = `data:${textOf(row['fileType'] ?? null)};base64,${value}`;
    return `${label}<dd><a download="proof" href="${escape(address)}">Save the file</a></dd>`;
  }
  return `${label}<dd>${escape(textOf(value))}</dd>`;
};

const showRow = (row: OwnDataRow): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => showFact(name, value, row))
    .join('')}</dl>`;

/** The member's data as one self-contained page: no scripts, nothing loaded from elsewhere. */
export const toOwnDataPage = ({ madeAt, parts }: MemberDataExport): string => {
  const sections = Object.entries(parts).map(
    ([name, rows]) =>
      `<section><h2>${escape(wordsOfFieldName(name))}</h2>${
        rows.length === 0 ? '<p>Nothing.</p>' : rows.map(showRow).join('')
      }</section>`,
  );
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Your data at Knurl</title><style>${style}</style></head>
<body><h1>Your data at Knurl</h1><p>All that we had about you on ${escape(madeAt)}. Times are in UTC.</p>
${sections.join('\n')}
</body></html>
`;
};
