import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { EditorPlanTemplate } from '../../domain/plans/editor-plan-template.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { FoldedPart } from '../../ui/kit/folded-part.ts';
import { Field } from '../../ui/kit/field.ts';
import { SideNote } from '../../ui/kit/side-note.ts';
import { examplePlanNotation } from './example.ts';

const Box = styled(FoldedPart)`
  &[open] {
    padding-bottom: var(--space-4);
  }
`;

/** The choices: a page may have several plans. */
const choicesOf = (plans: readonly EditorPlanTemplate[]) =>
  plans.flatMap(({ title, kind, path, notations }) =>
    notations.map((notation, index) => ({
      value: `${path}#${index + 1}`,
      label: `${title} (${kind.toLowerCase()}${notations.length > 1 ? `, plan ${index + 1}` : ''})`,
      notation,
    })),
  );

type StartFromProps = {
  readonly plans: readonly EditorPlanTemplate[];
  readonly isOpen: boolean;
  readonly onStart: (notation: string) => void;
};

/** The choice of a starting point: nothing, an example, or a plan from the site. */
export const StartingPointChoice = ({ plans, isOpen, onStart }: StartFromProps): ReactElement => {
  const choices = choicesOf(plans);
  const [chosen, choose] = useState('');
  const id = useId();
  const plan = choices.find(({ value }) => value === chosen) ?? choices[0];
  return (
    <Box open={isOpen}>
      <summary>Begin from a plan</summary>
      {plan === undefined ? null : (
        <Field>
          <label htmlFor={id}>A plan of the site</label>
          <select id={id} value={plan.value} onChange={({ target }) => choose(target.value)}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      <ButtonRow>
        {plan === undefined ? null : (
          <Button kind="quiet" onClick={() => onStart(plan.notation)}>
            Begin with this plan
          </Button>
        )}
        <Button kind="quiet" onClick={() => onStart(examplePlanNotation)}>
          Begin with an example
        </Button>
        <Button kind="quiet" onClick={() => onStart('')}>
          Begin with nothing
        </Button>
      </ButtonRow>
      <SideNote>
        It takes the place of what is in the editor, and Undo brings that back. Member plans open in
        Contentful, where the same workbench is part of the entry; where the content is files, their
        text is in the repository.
      </SideNote>
    </Box>
  );
};
