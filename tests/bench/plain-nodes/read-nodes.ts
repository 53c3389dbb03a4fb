// The bench puts this file in place of gatsby-node.ts, which it renames to site-node.ts. The site
// has the same pages, built from nodes that are ready in one JSON file.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentResolvers } from './src/build/content-resolvers';
import { contentSchema } from './src/content/model/graphql-schema';
import type { PlainSpace } from './plain-space';

export { onCreateBabelConfig, onCreateWebpackConfig, onPostBuild, onPreInit } from './site-node';

const space: PlainSpace = JSON.parse(readFileSync('plain-space.json', 'utf8'));

// Types that gatsby-source-contentful would declare.
const interfaces = `
  interface ContentfulReference implements Node { id: ID! contentful_id: String! }
  interface ContentfulEntry implements Node { id: ID! contentful_id: String! node_locale: String! }
  type ContentfulAsset implements ContentfulReference & Node & RemoteFile @dontInfer {
    contentful_id: String!
    mimeType: String!
    url: String!
    filename: String!
    width: Int
    height: Int
  }
`;

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(interfaces);
  actions.createTypes(contentSchema());
};

// The nodes contain the results of all other resolvers; these are kept because they return other
// nodes and pictures.
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  const { ContentfulAsset, ContentfulProduct, Query } = contentResolvers();
  add({ ContentfulAsset, ContentfulProduct: { related: ContentfulProduct?.['related'] }, Query });
};

export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions }) => {
  for (const node of space.nodes) void actions.createNode(node);
};

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const page of space.pages) {
    actions.createPage({ ...page, component: path.resolve(page.component) });
  }
};
