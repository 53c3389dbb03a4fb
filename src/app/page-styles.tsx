import type { ReactElement } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

type Sheet = ServerStyleSheet['instance'];

/** The finished rules of every component that any page has shown, by the component's id and the rules' name. */
const finishedRules = new Map<string, string[]>();

/** A component's rules that something uses: the component's id, and the rules' name, which is a class as well. */
export type UsedStyle = readonly [id: string, name: string];

const idOfName = new Map<string, string>();

/** Lets a page's sheet take over rules that another page had made, instead of compiling them again. */
const shareRules = (sheet: Sheet): Sheet => {
  const insertRules = sheet.insertRules.bind(sheet);
  const hasNameForId = sheet.hasNameForId.bind(sheet);
  sheet.insertRules = (id, name, rules) => {
    finishedRules.set(`${id} ${name}`, rules);
    idOfName.set(name, id);
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

/** The styles that some HTML uses. */
export const stylesIn = (html: string): readonly UsedStyle[] => {
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  return [...new Set(classes)].flatMap((name): readonly UsedStyle[] => {
    const id = idOfName.get(name);
    return id === undefined ? [] : [[id, name]];
  });
};

/** Adds styles to those of a page whose HTML is being made. */
export const addStyles = (pathname: string, styles: readonly UsedStyle[]): void => {
  const sheet = sheets.get(pathname)?.instance;
  for (const [id, name] of styles) sheet?.hasNameForId(id, name);
};

/** The style elements of a page whose HTML has been made; asked for once. */
export const takeStyles = (pathname: string): readonly ReactElement[] => {
  const sheet = sheets.get(pathname);
  sheets.delete(pathname);
  return sheet?.getStyleElement() ?? [];
};
