declare module 'subset-font' {
  /** Returns the font reduced to the characters of a text and to ranges of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes: Readonly<
        Record<string, number | { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
