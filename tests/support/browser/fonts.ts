import type { Page } from '@playwright/test';

/**
 * Runs in the page: draws it in our own fonts, however late they arrive. The page's rules for them
 * (`font-display: optional`) would leave it in a font of the device.
 */
export const drawInOwnFonts = async (): Promise<void> => {
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => style)
    .filter((style) => style.getPropertyValue('src').includes('url('));
  for (const style of rules) {
    const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
    const weight = style.getPropertyValue('font-weight');
    const face = new FontFace(family, style.getPropertyValue('src'), { weight });
    document.fonts.add(await face.load());
  }
};

/** Draws the page in our own fonts, as `drawInOwnFonts` says. */
export const showOwnFonts = (page: Page): Promise<void> => page.evaluate(drawInOwnFonts);
