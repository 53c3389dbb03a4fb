import type { ReactElement } from 'react';
import { filterValuesToOfferForEntries } from '../../../domain/finder/chosen-filters.ts';
import { memberPlanCategoryNameOfSlug } from '../../../domain/members/category-name.ts';
import type { MemberPlanFilter } from '../../../domain/members/filter-member-plans.ts';
import type { MemberPlanSummary } from '../../../domain/members/member-plan.ts';
import { isMemberSectionSlug, memberSectionSlugs } from '../../../domain/members/plan-address.ts';
import type { MemberSectionSlug } from '../../../domain/members/plan-address.ts';
import { memberSectionDisplayNames } from '../../../domain/members/section-name.ts';
import { MinutesKitAndLevelFilter } from '../../../page-parts/finder/minutes-kit-and-level-filter.tsx';

const categoriesOf = (
  plans: readonly MemberPlanSummary[],
  section: MemberSectionSlug,
): readonly string[] =>
  [
    ...new Set(plans.filter((plan) => plan.section === section).map(({ category }) => category)),
  ].toSorted((one, other) =>
    memberPlanCategoryNameOfSlug(one).localeCompare(memberPlanCategoryNameOfSlug(other), 'en-GB'),
  );

/** The value of the category list's option for a filter. */
const toOptionValue = ({ section, category }: MemberPlanFilter): string =>
  section === undefined ? '' : category === undefined ? section : `${section}/${category}`;

const fromOptionValue = (value: string): Pick<MemberPlanFilter, 'section' | 'category'> => {
  const [section = '', category] = value.split('/');
  return isMemberSectionSlug(section)
    ? { section, category }
    : { section: undefined, category: undefined };
};

type CategoryOptionsProps = {
  readonly plans: readonly MemberPlanSummary[];
  readonly section: MemberSectionSlug;
};

const CategoryOptions = ({ plans, section }: CategoryOptionsProps): ReactElement => (
  <>
    {categoriesOf(plans, section).map((category) => (
      <option key={category} value={`${section}/${category}`}>
        {memberPlanCategoryNameOfSlug(category)}
      </option>
    ))}
  </>
);

type PlanFilterFormProps = {
  readonly plans: readonly MemberPlanSummary[];
  /** The section of the page; undefined on the page of all sections. */
  readonly within: MemberSectionSlug | undefined;
  readonly filter: MemberPlanFilter;
  readonly onFilter: (filter: MemberPlanFilter) => void;
};

/** Fields to filter plans by minutes, equipment and category. */
export const PlanFilterForm = ({
  plans,
  within,
  filter,
  onFilter,
}: PlanFilterFormProps): ReactElement => {
  const sections = memberSectionSlugs.filter((section) =>
    plans.some((plan) => plan.section === section),
  );
  return (
    <MinutesKitAndLevelFilter
      choices={filterValuesToOfferForEntries(plans)}
      filter={filter}
      onFilter={(next) => onFilter({ ...filter, ...next })}
    >
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
                <optgroup key={section} label={memberSectionDisplayNames[section]}>
                  <option value={section}>
                    All {memberSectionDisplayNames[section].toLowerCase()}
                  </option>
                  <CategoryOptions plans={plans} section={section} />
                </optgroup>
              ))}
            </>
          ) : (
            <>
              <option value={within}>All {memberSectionDisplayNames[within].toLowerCase()}</option>
              <CategoryOptions plans={plans} section={within} />
            </>
          )}
        </select>
      </div>
    </MinutesKitAndLevelFilter>
  );
};
