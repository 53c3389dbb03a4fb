import type { ReactElement } from 'react';
import { ButtonExamples } from '../../ui/kit/button.examples.tsx';
import { CheckboxExamples } from '../../ui/kit/checkbox.examples.tsx';
import { FieldExamples } from '../../ui/kit/field.examples.tsx';
import { RuledExamples } from '../../ui/kit/ruled.examples.tsx';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SentencesExamples } from '../../ui/kit/sentences.examples.tsx';
import { PageTitleWithLead, SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ExamplesColourSchemeChoice } from './examples-colour-scheme-choice.tsx';

const sections = [
  { id: 'button', title: 'Buttons', Examples: ButtonExamples },
  { id: 'checkbox', title: 'Boxes to tick', Examples: CheckboxExamples },
  { id: 'field', title: 'Fields', Examples: FieldExamples },
  { id: 'ruled', title: 'Sections and lists', Examples: RuledExamples },
  { id: 'sentences', title: 'Sentences after a press', Examples: SentencesExamples },
] as const;

/** Every part of the UI kit (src/ui/kit) in every state. */
export const UiExamplesPage = (): ReactElement => (
  <Stack>
    <PageTitleWithLead
      title="The UI kit"
      lead="Every part of src/ui/kit in every state. Hover is the pointer’s, focus the Tab key’s."
    >
      <ExamplesColourSchemeChoice />
    </PageTitleWithLead>
    {sections.map(({ id, title, Examples }) => (
      <RuledSection key={id} id={id} aria-labelledby={`${id}-title`}>
        <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
        <Examples />
      </RuledSection>
    ))}
  </Stack>
);
