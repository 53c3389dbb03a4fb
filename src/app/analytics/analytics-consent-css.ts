/**
 * The styles of the question and the switch. They are in the HTML of builds with analytics, so that
 * no other build has them. Without scripts nothing is asked. `data-analytics` is set before the
 * first paint (`count-visits-once-agreed.ts`).
 */
export const analyticsConsentCss = `
html:not([data-analytics-question]) .analytics-question,
html:not([data-analytics]) .analytics,
html:not([data-analytics='ask']) [data-shown='ask'],
html:not([data-analytics='yes']) [data-shown='yes'],
html:not([data-analytics='no']) [data-shown='no'],
html:not([data-analytics='signal']) [data-shown='signal'],
[data-analytics='ask'] [data-shown='yes no'],
html:not([data-analytics='ask']) .analytics-question div,
[data-analytics='signal'] .analytics div,
html:not([data-analytics='yes']) [data-choose-analytics='yes'] span,
html:not([data-analytics='no']) [data-choose-analytics='no'] span {
  display: none;
}
.analytics-question {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: center;
  min-height: 4rem;
  padding: var(--space-2) max(var(--space-4), var(--safe-side));
  border-bottom: 1px solid var(--line);
  background: var(--sunken);
  font-size: var(--step--1);
  line-height: 1.4;
}
.analytics {
  align-items: center;
}
.analytics-question div,
.analytics div {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
}
.analytics div {
  justify-content: center;
}
[data-choose-analytics] {
  min-height: 2.75rem;
  padding: 0 var(--space-3);
  border: 1px solid;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  font-size: var(--step--1);
  font-weight: 700;
  cursor: pointer;
}
[data-analytics='yes'] .analytics [data-choose-analytics='yes'],
[data-analytics='no'] .analytics [data-choose-analytics='no'] {
  background: var(--chalk);
  color: var(--pine-deep);
}`.replace(/\s+/g, ' ');
