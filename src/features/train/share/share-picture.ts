import type { ShareContent } from './share-content-of.ts';

/** The size of the picture in pixels: the tallest that feeds show uncropped. */
export const sharePictureSizeInPixels = { width: 1080, height: 1350 } as const;

/** The site's design tokens, for use on a canvas. */
export type SharePictureStyle = {
  readonly pine: string;
  readonly rust: string;
  readonly brass: string;
  readonly chalk: string;
  readonly coal: string;
  readonly heading: string;
  readonly text: string;
};

/**
 * The site's fonts under separate names. A page that got them too late keeps its fallbacks until it
 * is left (`font-display: optional`), but a picture can wait.
 */
export const sharePictureFontNames = { heading: 'Picture heading', text: 'Picture text' } as const;

/** Reads the tokens of `theme.css`. Posters have the same colours in light and dark mode. */
export const readSharePictureStyle = (page: HTMLElement): SharePictureStyle => {
  const style = getComputedStyle(page);
  const token = (name: string): string => style.getPropertyValue(name).trim();
  return {
    pine: token('--pine'),
    rust: token('--rust'),
    brass: token('--brass'),
    chalk: token('--chalk'),
    coal: token('--coal'),
    heading: `'${sharePictureFontNames.heading}', ${token('--heading')}`,
    text: `'${sharePictureFontNames.text}', ${token('--text')}`,
  };
};

const margin = 72;
const inner = sharePictureSizeInPixels.width - 2 * margin;
/** Where the log book starts below the poster. */
const pageTop = 690;
const rowHeight = 66;
const maxRows = 8;
const maxRecords = 2;

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'arc'
  | 'fill'
>;

/** Shortens a text until it fits, with an ellipsis at the end. */
const cutToFit = (pen: Pen, text: string, width: number): string => {
  if (pen.measureText(text).width <= width) return text;
  let kept = text;
  while (kept.length > 1 && pen.measureText(`${kept}…`).width > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
};

type Words = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight: number;
  readonly family: string;
  readonly ink: string;
  readonly width: number;
  readonly align?: 'left' | 'right';
};

/** Writes a line of text, smaller if it would be too wide, and cut if that isn't enough. */
const write = (pen: Pen, words: Words): void => {
  const { text, x, y, weight, family, ink, width, align = 'left' } = words;
  const least = 0.6 * words.size;
  let { size } = words;
  const setFont = (): void => {
    pen.font = `${weight} ${size}px ${family}`;
  };
  setFont();
  while (size > least && pen.measureText(text).width > width) {
    size -= 2;
    setFont();
  }
  pen.fillStyle = ink;
  pen.textAlign = align;
  pen.textBaseline = 'alphabetic';
  pen.fillText(cutToFit(pen, text, width), x, y);
};

const drawBar = (pen: Pen, { chalk, brass, coal }: SharePictureStyle): void => {
  const middle = 588;
  const block = (x: number, width: number, height: number, ink: string): void => {
    pen.fillStyle = ink;
    pen.fillRect(x, middle - height / 2, width, height);
  };
  block(0, sharePictureSizeInPixels.width, 14, chalk);
  for (const [x, width, height, ink] of [
    [96, 40, 156, coal],
    [142, 34, 120, brass],
    [182, 24, 84, chalk],
  ] as const) {
    block(x, width, height, ink);
    block(sharePictureSizeInPixels.width - x - width, width, height, ink);
  }
};

const drawPoster = (
  pen: Pen,
  content: ShareContent,
  look: SharePictureStyle,
  siteName: string,
): void => {
  const { pine, rust, chalk, heading, text } = look;
  pen.fillStyle = pine;
  pen.fillRect(0, 0, sharePictureSizeInPixels.width, sharePictureSizeInPixels.height);
  pen.fillStyle = rust;
  pen.beginPath();
  pen.arc(860, 300, 370, 0, 2 * Math.PI);
  pen.fill();
  drawBar(pen, look);
  const shared = { ink: chalk, x: margin, width: inner };
  write(pen, { ...shared, text: siteName, y: 118, size: 64, weight: 850, family: heading });
  const head = content.title ?? content.date;
  write(pen, { ...shared, text: head, y: 196, size: 52, weight: 850, family: heading });
  const under = content.title === undefined ? '' : `${content.place} · ${content.date}`;
  write(pen, { ...shared, text: under, y: 246, size: 34, weight: 600, family: text });
  const large = content.facts.find(({ name }) => name === 'lifted') ?? content.facts[0];
  const rest = content.facts.filter((fact) => fact !== large);
  write(pen, {
    ...shared,
    text:
      large === undefined ? '' : `${large.value}${large.name === 'lifted' ? '' : ` ${large.name}`}`,
    y: 406,
    size: 190,
    weight: 850,
    family: heading,
  });
  write(pen, {
    ...shared,
    text: rest.map(({ name, value }) => `${value} ${name}`).join(', '),
    y: 466,
    size: 40,
    weight: 700,
    family: text,
  });
};

const drawPage = (pen: Pen, content: ShareContent, look: SharePictureStyle, host: string): void => {
  const { chalk, coal, brass, heading, text } = look;
  pen.fillStyle = chalk;
  pen.fillRect(
    0,
    pageTop,
    sharePictureSizeInPixels.width,
    sharePictureSizeInPixels.height - pageTop,
  );
  pen.fillStyle = coal;
  pen.fillRect(margin, pageTop + 34, inner, 6);
  const records = content.records.slice(0, maxRecords);
  const room = maxRows - records.length;
  const isTooLong = content.lines.length > room;
  const shown = content.lines.slice(0, isTooLong ? room - 1 : room);
  const hidden = content.lines.length - shown.length;
  let y = pageTop + 40;
  const rule = (): void => {
    pen.fillStyle = coal;
    pen.fillRect(margin, y + rowHeight - 1, inner, 1);
  };
  for (const record of records) {
    pen.fillStyle = brass;
    pen.fillRect(margin, y + 8, 10, rowHeight - 17);
    write(pen, {
      text: record,
      x: margin + 28,
      y: y + 44,
      size: 32,
      weight: 700,
      family: text,
      ink: coal,
      width: inner - 28,
    });
    rule();
    y += rowHeight;
  }
  const half = inner / 2 - 12;
  const rows = hidden === 0 ? shown : [...shown, { name: `And ${hidden} more`, sets: '' }];
  for (const { name, sets } of rows) {
    const shared = { y: y + 44, ink: coal, width: half };
    write(pen, { ...shared, text: name, x: margin, size: 36, weight: 850, family: heading });
    write(pen, {
      ...shared,
      text: sets,
      x: margin + inner,
      size: 32,
      weight: 600,
      family: text,
      align: 'right',
    });
    rule();
    y += rowHeight;
  }
  write(pen, {
    text: host,
    x: margin,
    y: sharePictureSizeInPixels.height - 36,
    size: 30,
    weight: 600,
    family: text,
    ink: coal,
    width: inner,
  });
};

/** Draws a session as a poster above a page of the log book. */
export const drawSharePicture = (
  pen: Pen,
  content: ShareContent,
  look: SharePictureStyle,
  from: { readonly siteName: string; readonly host: string },
): void => {
  drawPoster(pen, content, look, from.siteName);
  drawPage(pen, content, look, from.host);
};
