import type { ReactElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

type Sheet = ServerStyleSheet['instance'];

/** The finished rules of every component that any page has shown, by the component's id and the rules' name. */
const finishedRules = new Map<string, string[]>();

/** Lets a page's sheet take over rules that another page had made, instead of compiling them again. */
const shareRules = (sheet: Sheet): Sheet => {
  const insertRules = sheet.insertRules.bind(sheet);
  const hasNameForId = sheet.hasNameForId.bind(sheet);
  sheet.insertRules = (id, name, rules) => {
    finishedRules.set(`${id} ${name}`, rules);
    insertRules(id, name, rules);
  };
  sheet.hasNameForId = (id, name) => {
    if (hasNameForId(id, name)) return true;
    const rules = finishedRules.get(`${id} ${name}`);
    if (rules === undefined) return false;
    insertRules(id, name, rules);
    return true;
  };
  return sheet;
};

const sheets = new Map<string, ServerStyleSheet>();

/** Collects the styles that a page uses while its HTML is made. Only the build calls it. */
export const collectStyles = (pathname: string, page: ReactElement): ReactElement => {
  const sheet = new ServerStyleSheet();
  sheets.set(pathname, sheet);
  return <StyleSheetManager sheet={shareRules(sheet.instance)}>{page}</StyleSheetManager>;
};

/** The style elements of a page whose HTML has been made; asked for once. */
export const takeStyles = (pathname: string): readonly ReactElement[] => {
  const sheet = sheets.get(pathname);
  sheets.delete(pathname);
  return sheet?.getStyleElement() ?? [];
};
