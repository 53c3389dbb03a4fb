/**
 * The CSS that hides what would sell the member an item again, and shows the way to it instead. `*`
 * stands for the item's id. In a file of its own, because the script in the head of every page
 * needs it.
 */
export const ownedItemCssRuleTemplate =
  '[data-session] [data-sold="*"]{display:none!important}[data-session] [data-yours="*"]{display:contents}';
