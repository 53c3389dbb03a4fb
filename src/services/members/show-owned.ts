import { ownedItemCssRuleTemplate } from '../../domain/members/owned-rule.ts';
import { recall } from '../storage.ts';

/**
 * Shows on the open page what the member has already. The script in the head does the same before
 * the first paint (`remembered-session.ts`).
 */
export const applyOwnedItemStyles = (): void => {
  try {
    const sheet = new CSSStyleSheet();
    const ids = (recall('owned') ?? '').split(' ').filter((id) => id !== '');
    sheet.replaceSync(ids.map((id) => ownedItemCssRuleTemplate.replaceAll('*', id)).join(''));
    document.adoptedStyleSheets = [sheet];
  } catch {
    // An old browser: it shows prices to everybody, and the order page says what the member has.
  }
};
