/** What this folder uses of css-tree, which brings no types. */
declare module 'css-tree' {
  type CssNode = {
    readonly type: string;
    /** A node where it may have a namespace, as in the selector of an attribute. */
    readonly name?: string | CssNode | null;
    readonly property?: string;
    readonly unit?: string;
    readonly kind?: string;
  };
  /** The nodes around the one that is visited. */
  type Around = {
    readonly atrule: CssNode | null;
    readonly rule: CssNode | null;
    readonly declaration: CssNode | null;
    /** To be returned by a visitor that wants nothing from within. */
    readonly skip: symbol;
  };
  export function parse(
    css: string,
    options?: { readonly context?: 'stylesheet' | 'declarationList' },
  ): CssNode;
  export function walk(
    node: CssNode,
    visitor: { readonly enter: (this: Around, node: CssNode) => symbol | undefined },
  ): void;
}
