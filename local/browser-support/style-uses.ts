import { parse, walk, type Around, type CssNode } from 'css-tree';
import type { PlatformUse } from './use.ts';

/** Rules whose declarations are descriptors of their own. */
const withDescriptors = ['font-face', 'counter-style', 'property', 'page', 'font-palette-values'];

const nameOf = (node: CssNode | null): string | undefined =>
  typeof node?.name === 'string' ? node.name.toLowerCase() : undefined;

/** What a node of a style uses, with what is around it. */
const usesOfNode = (
  node: CssNode,
  { atrule, rule, declaration }: Around,
): readonly PlatformUse[] => {
  const name = nameOf(node);
  const property = declaration?.property?.toLowerCase() ?? '';
  const described = rule === null ? (nameOf(atrule) ?? '') : '';
  switch (node.type) {
    case 'Declaration': {
      const own = node.property?.toLowerCase() ?? '';
      if (own.startsWith('--')) return [];
      return withDescriptors.includes(described)
        ? [{ kind: 'descriptor', rule: described, name: own }]
        : [{ kind: 'property', property: own }];
    }
    case 'Identifier':
      return name === undefined || property === '' || property.startsWith('--')
        ? []
        : [{ kind: 'property', property, value: name }];
    case 'Function':
      return name === undefined || name.startsWith('--')
        ? []
        : [{ kind: 'function', name, property }];
    case 'Dimension':
      return [{ kind: 'unit', name: node.unit?.toLowerCase() ?? '' }];
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return name === undefined ? [] : [{ kind: 'selector', name }];
    case 'Feature':
    case 'FeatureRange':
      return name === undefined || nameOf(atrule) !== 'media'
        ? []
        : [{ kind: 'media', name: name.replace(/^(?:min|max)-/, '') }];
    case 'Atrule':
      return name === undefined ? [] : [{ kind: 'rule', name }];
    default:
      return [];
  }
};

/** Reads what a style uses, but not what stands within `@supports`, which asks first. */
export const usesInStyle = (
  css: string,
  context: 'stylesheet' | 'declarationList' = 'stylesheet',
): readonly PlatformUse[] => {
  const uses: PlatformUse[] = [];
  walk(parse(css, { context }), {
    enter(node) {
      if (node.type === 'Atrule' && nameOf(node) === 'supports') return this.skip;
      uses.push(...usesOfNode(node, this));
      return undefined;
    },
  });
  return uses;
};

/** The same for the CSS of a template, where declarations may stand outside of a rule. */
export const usesInTemplate = (css: string): readonly PlatformUse[] => usesInStyle(`x{${css}}`);
