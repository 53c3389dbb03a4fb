import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { planPages } from './src/build/plan-pages';
import { readLongText, readSpace } from './src/build/read-space';
import type { SpaceNode } from './src/build/read-space';
import { readBuildSettings } from './src/config/build-settings';
import { entryPath } from './src/content/entry-path';
import { describeFault, findContentFaults } from './src/content/faults';
import { renderMarkdown } from './src/content/markdown';
import { markdownFieldOf, nodeTypeOf } from './src/content/model';
import { contentSchema, typesWithHtml, typesWithPath } from './src/content/schema';
import { fixedPaths } from './src/domain/routes';
import { minutesToRead } from './src/domain/reading-time';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(contentSchema());
};

type ResolverContext = {
  readonly nodeModel: { getNodeById(query: { id: string }): SpaceNode | null };
};

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  for (const type of typesWithPath) {
    add({
      [nodeTypeOf(type)]: { path: { resolve: (node: SpaceNode) => entryPath(type, node) } },
    });
  }
  for (const type of typesWithHtml) {
    const field = markdownFieldOf(type) ?? '';
    const render = (node: SpaceNode, context: ResolverContext) =>
      renderMarkdown(
        readLongText(node, field, (id) => context.nodeModel.getNodeById({ id }) ?? undefined) ?? '',
      );
    type Resolver = (node: SpaceNode, _: unknown, context: ResolverContext) => unknown;
    const html: Resolver = (node, _, context) => render(node, context).html;
    const minutes: Resolver = (node, _, context) => minutesToRead(render(node, context).words);
    add({
      [nodeTypeOf(type)]: {
        html: { resolve: html },
        ...(type === 'article' ? { minutesToRead: { resolve: minutes } } : {}),
      },
    });
  }
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  plugins,
  stage,
}) => {
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ 'process.env.SITE_URL': JSON.stringify(readBuildSettings().siteUrl) }),
    ],
    // What is served is public, and source maps would add a copy of our sources to it.
    ...(stage === 'build-javascript' ? { devtool: false } : {}),
  });
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ store }) => {
  // Which modules make up which chunk is nobody's business, and weighs more than a page.
  await rm(resolve(store.getState().program.directory, 'public/webpack.stats.json'), {
    force: true,
  });
};

export const createPages: GatsbyNode['createPages'] = ({
  actions,
  getNode,
  getNodesByType,
  reporter,
}) => {
  const { entries, assets } = readSpace({
    nodesOfType: getNodesByType,
    nodeById: (id) => getNode(id),
  });
  const faults = findContentFaults({ entries, assets, fixedPaths });
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
    reporter.panicOnBuild(
      `${count} in the content. Put them right in the content service, then build again.\n\n${faults
        .map((fault) => `  - ${describeFault(fault)}`)
        .join('\n')}\n`,
    );
    return;
  }
  for (const page of planPages(entries)) {
    actions.createPage({
      path: page.path,
      component: resolve(`src/templates/${page.template}.tsx`),
      context: page.context,
    });
  }
};
