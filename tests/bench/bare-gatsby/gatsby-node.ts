import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import type { BareSpace } from './bare-space';

const space: BareSpace = JSON.parse(readFileSync('space.json', 'utf8'));

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Article implements Node @dontInfer {
      path: String!
      title: String!
      excerpt: String!
      image: String!
      date: Date! @dateformat
      categories: [String!]!
      html: String!
    }
  `);
};

export const sourceNodes: GatsbyNode['sourceNodes'] = ({ actions, createContentDigest }) => {
  for (const { fields } of space.articles) {
    const internal = { type: 'Article', contentDigest: createContentDigest(fields) };
    void actions.createNode({ ...fields, internal });
  }
};

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  const article = path.resolve('src/templates/article.tsx');
  const list = path.resolve('src/templates/list.tsx');
  for (const { fields, related } of space.articles) {
    actions.createPage({
      path: fields.path,
      component: article,
      context: { id: fields.id, related },
    });
  }
  for (const { path: address, ...context } of space.lists) {
    actions.createPage({ path: address, component: list, context });
  }
};
