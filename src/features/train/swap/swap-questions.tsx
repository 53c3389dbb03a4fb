import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { Equipment } from '../../../domain/training/all-equipment.ts';
import { soreParts, type SorePart } from '../../../domain/training/sore-part.ts';
import { SheetChoices } from '../sheet/sheet-parts.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { Checkbox } from '../../../ui/kit/checkbox.tsx';

/** The kit of a gym or a home, in the finder's words. */
const kit: readonly { readonly name: string; readonly equipment: readonly Equipment[] }[] = [
  { name: 'Barbell', equipment: ['barbell', 'e-z curl bar'] },
  { name: 'Dumbbells', equipment: ['dumbbell'] },
  { name: 'Kettlebells', equipment: ['kettlebells'] },
  { name: 'Machines', equipment: ['machine'] },
  { name: 'Cables', equipment: ['cable'] },
  { name: 'Bands', equipment: ['bands'] },
  { name: 'Suspension trainer', equipment: ['suspension trainer'] },
];

const Ticks = styled.div`
  border-block-end: 1px solid var(--line);

  & > label {
    border-block-start: 1px solid var(--line);
    font-weight: 700;
  }
`;

/** Asks which kit the lifter has. Nothing ticked is a valid answer: bodyweight. */
export const AvailableKitQuestion = ({
  onKit,
}: {
  readonly onKit: (has: readonly Equipment[]) => void;
}): ReactElement => {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  return (
    <>
      <Ticks role="group" aria-label="Your kit">
        {kit.map(({ name }) => (
          <Checkbox
            key={name}
            checked={ticked.includes(name)}
            onChange={({ target }) =>
              setTicked(
                target.checked ? [...ticked, name] : ticked.filter((other) => other !== name),
              )
            }
          >
            {name}
          </Checkbox>
        ))}
      </Ticks>
      <Button
        onClick={() =>
          onKit([
            'body only',
            ...kit.flatMap(({ name, equipment }) => (ticked.includes(name) ? equipment : [])),
          ])
        }
      >
        {ticked.length === 0 ? 'Nothing but me: show me what works' : 'Show me what works'}
      </Button>
    </>
  );
};

const partNames: Readonly<Record<SorePart, string>> = {
  shoulder: 'Shoulder',
  elbow: 'Elbow',
  wrist: 'Wrist',
  'lower back': 'Lower back',
  hip: 'Hip',
  knee: 'Knee',
  ankle: 'Ankle',
};

/** Asks which part of the body to spare. */
export const SoreBodyPartQuestion = ({
  onPart,
}: {
  readonly onPart: (part: SorePart) => void;
}): ReactElement => (
  <SheetChoices>
    {soreParts.map((part) => (
      <li key={part}>
        <button type="button" onClick={() => onPart(part)}>
          {partNames[part]}
        </button>
      </li>
    ))}
  </SheetChoices>
);
