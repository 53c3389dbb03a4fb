import type { ReactElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

type Sheet = ServerStyleSheet['instance'];

/**
 * The compiled rules of every component rendered so far in this build, by component id and class
 * name.
 */
const compiledRules = new Map<string, string[]>();

/**
 * Makes a page's style sheet reuse rules that an earlier page compiled. Each page has its own sheet
 * with only the styles that it uses, and styled-components would compile every rule again for each
 * sheet.
 */
const reuseCompiledRules = (sheet: Sheet): Sheet => {
  const insertRules = sheet.insertRules.bind(sheet);
  const hasNameForId = sheet.hasNameForId.bind(sheet);
  sheet.insertRules = (id, name, rules) => {
    compiledRules.set(`${id} ${name}`, rules);
    insertRules(id, name, rules);
  };
  // styled-components calls this to ask whether it still has to compile a rule.
  sheet.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true;
    const rules = compiledRules.get(`${id} ${name}`);
    if (rules === undefined) return false;
    insertRules(id, name, rules);
    return true;
  };
  return sheet;
};

const sheets = new Map<string, ServerStyleSheet>();

/**
 * Wraps a page so that the styles it uses are collected while its HTML is rendered. For the build
 * only.
 */
export const wrapInStyleCollector = (pathname: string, page: ReactElement): ReactElement => {
  const sheet = new ServerStyleSheet();
  sheets.set(pathname, sheet);
  return <StyleSheetManager sheet={reuseCompiledRules(sheet.instance)}>{page}</StyleSheetManager>;
};

/** Returns the style elements of a rendered page and forgets them. */
export const takePageStyles = (pathname: string): readonly ReactElement[] => {
  const sheet = sheets.get(pathname);
  sheets.delete(pathname);
  return sheet?.getStyleElement() ?? [];
};
