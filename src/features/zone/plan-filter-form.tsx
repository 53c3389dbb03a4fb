import type { ReactElement } from 'react';
import styled from 'styled-components';
import { categoryName } from '../../domain/members/category-name.ts';
import {
  equipmentChoices,
  minuteChoices,
  type EquipmentGroupId,
  type MinuteChoice,
  type PlanFilter,
} from '../../domain/members/filter-plans.ts';
import type { MemberPlan } from '../../domain/members/member-plan.ts';
import { isMemberSection, memberSections } from '../../domain/members/plan-address.ts';
import type { MemberSection } from '../../domain/members/plan-address.ts';
import { sectionNames } from '../../domain/members/section-name.ts';
import { fieldStyle } from '../../ui/form.tsx';
import { media } from '../../ui/media.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-bottom: 1px solid var(--line);

  & > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    align-items: center;
    min-width: 0;
    margin: 0;
    padding: var(--space-3) 0;
    border: 0;
    border-top: 1px solid var(--line);
  }

  & legend,
  & label[for] {
    padding: 0;
    font-weight: 700;
    line-height: 1.3;
  }

  & legend {
    float: left;
  }

  & select {
    ${fieldStyle}
    max-width: 24rem;
  }

  ${media.threeColumns} {
    & > * {
      grid-template-columns: 9rem minmax(0, 1fr);
    }
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  clear: both;

  & label {
    display: inline-flex;
    align-items: center;
    position: relative;
    min-height: 2.75rem;
    padding: var(--space-1) var(--space-3);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
  }

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label:hover {
    background: var(--sunken);
  }

  & label:has(:checked) {
    background: var(--ink);
    color: var(--paper);
  }

  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    & label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const categoriesOf = (plans: readonly MemberPlan[], section: MemberSection): readonly string[] =>
  [
    ...new Set(plans.filter((plan) => plan.section === section).map(({ category }) => category)),
  ].toSorted((one, other) => categoryName(one).localeCompare(categoryName(other), 'en-GB'));

/** The value of the category list's option for a filter. */
const toOptionValue = ({ section, category }: PlanFilter): string =>
  section === undefined ? '' : category === undefined ? section : `${section}/${category}`;

const fromOptionValue = (value: string): Pick<PlanFilter, 'section' | 'category'> => {
  const [section = '', category] = value.split('/');
  return isMemberSection(section)
    ? { section, category }
    : { section: undefined, category: undefined };
};

type CategoryOptionsProps = {
  readonly plans: readonly MemberPlan[];
  readonly section: MemberSection;
};

const CategoryOptions = ({ plans, section }: CategoryOptionsProps): ReactElement => (
  <>
    {categoriesOf(plans, section).map((category) => (
      <option key={category} value={`${section}/${category}`}>
        {categoryName(category)}
      </option>
    ))}
  </>
);

type PlanFilterFormProps = {
  /** The plans to choose from. */
  readonly plans: readonly MemberPlan[];
  /** The section of the page; undefined on the page of all sections. */
  readonly within: MemberSection | undefined;
  readonly filter: PlanFilter;
  readonly onFilter: (filter: PlanFilter) => void;
};

/** Fields to filter plans by minutes, equipment and category. */
export const PlanFilterForm = ({
  plans,
  within,
  filter,
  onFilter,
}: PlanFilterFormProps): ReactElement => {
  const sections = memberSections.filter((section) =>
    plans.some((plan) => plan.section === section),
  );
  const toggle = (id: EquipmentGroupId): void => {
    const equipment = filter.equipment.includes(id)
      ? filter.equipment.filter((one) => one !== id)
      : [...filter.equipment, id];
    onFilter({ ...filter, equipment });
  };
  const choose = (minutes: MinuteChoice | undefined): void => onFilter({ ...filter, minutes });
  return (
    <Form
      aria-label="Choose what fits"
      className="no-print"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend>Time you have</legend>
        <Choices>
          {[undefined, ...minuteChoices].map((minutes) => (
            <label key={minutes ?? 'any'}>
              <input
                type="radio"
                name="minutes"
                checked={filter.minutes === minutes}
                onChange={() => choose(minutes)}
              />
              {minutes === undefined ? 'Any' : `${minutes} min`}
            </label>
          ))}
        </Choices>
      </fieldset>
      <fieldset>
        <legend>Kit you have</legend>
        <Choices>
          {equipmentChoices(plans).map(({ id, name }) => (
            <label key={id}>
              <input
                type="checkbox"
                name="kit"
                checked={filter.equipment.includes(id)}
                onChange={() => toggle(id)}
              />
              {name}
            </label>
          ))}
        </Choices>
      </fieldset>
      <div>
        <label htmlFor="plan-category">Category</label>
        <select
          id="plan-category"
          value={toOptionValue(filter)}
          onChange={(event) => onFilter({ ...filter, ...fromOptionValue(event.target.value) })}
        >
          {within === undefined ? (
            <>
              <option value="">Everything</option>
              {sections.map((section) => (
                <optgroup key={section} label={sectionNames[section]}>
                  <option value={section}>All {sectionNames[section].toLowerCase()}</option>
                  <CategoryOptions plans={plans} section={section} />
                </optgroup>
              ))}
            </>
          ) : (
            <>
              <option value={within}>All {sectionNames[within].toLowerCase()}</option>
              <CategoryOptions plans={plans} section={within} />
            </>
          )}
        </select>
      </div>
    </Form>
  );
};
