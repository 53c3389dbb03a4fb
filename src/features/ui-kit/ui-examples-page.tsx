import type { ReactElement } from 'react';
import { ButtonExamples } from '../../ui/kit/button.examples.tsx';
import { CheckboxAndRadioExamples } from '../../ui/kit/checkbox-and-radio.examples.tsx';
import { FieldExamples } from '../../ui/kit/field.examples.tsx';
import { RuledSectionAndListExamples } from '../../ui/kit/ruled-section-and-list.examples.tsx';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SentenceAndNoteExamples } from '../../ui/kit/sentence-and-note.examples.tsx';
import { PageTitleWithLead, SectionHeading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ExamplesColourSchemeChoice } from './examples-colour-scheme-choice.tsx';

const sections = [
  { id: 'button', title: 'Buttons', Examples: ButtonExamples },
  { id: 'checkbox', title: 'Boxes to tick', Examples: CheckboxAndRadioExamples },
  { id: 'field', title: 'Fields', Examples: FieldExamples },
  { id: 'ruled', title: 'Sections and lists', Examples: RuledSectionAndListExamples },
  { id: 'sentences', title: 'Sentences after a press', Examples: SentenceAndNoteExamples },
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
