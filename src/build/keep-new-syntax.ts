/** The part of Babel’s options that a plugin may change before a file is compiled. */
type BabelOptions = { readonly plugins: { readonly key: string }[] };

const name = 'keep-new-syntax';

/** What takes `?.` and `??` apart; Gatsby’s preset always has it. */
const takesApart = /^(?:proposal|transform)-(?:optional-chaining|nullish-coalescing-operator)$/;

/**
 * A plugin for Babel that leaves `?.` and `??` as they are written: every browser of `browserslist`
 * in package.json has them, and taken apart they are twice as long. It takes the places of the
 * plugins that would do that: Babel is going through the list meanwhile.
 */
const keepNewSyntax = () => ({
  name,
  manipulateOptions: ({ plugins }: BabelOptions): void => {
    const self = plugins.find(({ key }) => key === name);
    if (self === undefined) return;
    for (const [index, { key }] of plugins.entries()) {
      if (takesApart.test(key)) plugins[index] = self;
    }
  },
});

export default keepNewSyntax;
