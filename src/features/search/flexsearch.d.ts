declare module '*/flexsearch.light.module.min.js' {
  type Keys = readonly string[];

  export class Index {
    constructor(options: {
      readonly tokenize: 'strict';
      readonly resolution: number;
      readonly encode: (keys: Keys) => Keys;
      readonly score: (keys: Keys, key: string, place: number) => number;
    });
    add(id: number, keys: Keys): void;
    search(keys: Keys, limit: number): readonly number[];
  }
}
