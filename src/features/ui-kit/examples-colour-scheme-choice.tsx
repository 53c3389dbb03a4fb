import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';

const device = '(prefers-color-scheme: dark)';
const medium = { device, light: 'not all', dark: 'all' } as const;
type Scheme = keyof typeof medium;

/** The rules of the page's style sheets that are for dark mode. */
const darkRules = (): readonly CSSMediaRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule)
    .filter(({ media }) => media.mediaText === device);

/** Shows the page in light or dark mode, whatever the device has. */
export const ExamplesColourSchemeChoice = (): ReactElement => {
  const [scheme, setScheme] = useState<Scheme>('device');
  useEffect(() => {
    const rules = darkRules();
    const root = document.documentElement;
    for (const { media } of rules) media.mediaText = medium[scheme];
    root.style.colorScheme = scheme === 'device' ? '' : scheme;
    return () => {
      for (const { media } of rules) media.mediaText = device;
      root.style.colorScheme = '';
    };
  }, [scheme]);
  return (
    <ButtonRow role="group" aria-label="Colours">
      {(['device', 'light', 'dark'] as const).map((one) => (
        <Button key={one} kind="quiet" aria-pressed={one === scheme} onClick={() => setScheme(one)}>
          {one === 'device' ? 'As the device' : one === 'light' ? 'Light' : 'Dark'}
        </Button>
      ))}
    </ButtonRow>
  );
};
