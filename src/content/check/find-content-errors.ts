import { fieldsOfType } from '../model/content-model.ts';
import { readCompanyFromEntries } from '../model/company.ts';
import type { ContentSpace } from '../model/content-space.ts';
import { entriesOfTypes, toPartialEntries } from '../model/entry.ts';
import { typesWithWorkouts } from '../model/type-groups.ts';
import { findAddressConflicts, findDuplicateUniqueValues } from './check-addresses.ts';
import { findAnchorErrors } from './check-anchors.ts';
import { findDeliveryZoneErrors } from './check-delivery.ts';
import { findDeliveryPageErrors } from './check-delivery-page.ts';
import { findPlanDrillsNotInDrillsArticle } from './plans/check-drills.ts';
import { findTrainingContradictions, findSharedExerciseValues } from './check-exercises.ts';
import { findSearchPhraseErrors } from './check-search-phrases.ts';
import { findSellingBodyChangeClaimErrors } from './check-claims.ts';
import { checkFieldAndReportErrors } from './check-field-and-report-errors.ts';
import { findMemberLetterErrors } from './check-member-letters.ts';
import { findMemberPlanErrors, findVersionOfVersionErrors } from './plans/check-member-plan.ts';
import { findErrorsInOneMail, findMailSetErrors } from './check-mails.ts';
import {
  findWeightsContradictingPlanText,
  libraryAndSampleLifterOf,
} from './plans/check-plan-loads.ts';
import { findPlanMinutesErrors } from './plans/check-plan-minutes.ts';
import { findErrorsOfSharedOptionNames, findSecondActivePolls } from './check-polls.ts';
import { findErrorsInOneProduct } from './check-products.ts';
import { findProgrammeClaimErrors } from './plans/check-programmes.ts';
import { findReviewDayAndSignOffErrors } from './check-reviews.ts';
import { findSaleErrorsOfPacksAndMemberships } from './check-sales.ts';
import { findFalseOfferSavingErrors } from './check-savings.ts';
import { findSiteEntryErrors } from './check-site.ts';
import { findYearPlanErrors } from './plans/check-year.ts';
import { toContentError } from './content-error.ts';
import type { ContentFault } from '../../domain/content-fault.ts';
import { indexSlugsPathsAndExercises } from './space-index.ts';

/**
 * The errors in the fields of the entries from index `from` to before index `to`, in the order of
 * the entries. A part of the space can be checked separately, so that several threads can share the
 * work.
 */
export const findFieldErrorsOfEntryRange = (
  space: ContentSpace,
  from: number,
  to: number,
): readonly ContentFault[] => {
  const entries = toPartialEntries(space.entries);
  const index = indexSlugsPathsAndExercises({ ...space, entries });
  const loadFacts = libraryAndSampleLifterOf(entriesOfTypes(entries, 'exercise'));
  const errors: ContentFault[] = [];
  for (const entry of space.entries.slice(from, to)) {
    for (const [name, field] of Object.entries(fieldsOfType(entry.type))) {
      checkFieldAndReportErrors(
        entry.type,
        field,
        entry.fields[name],
        index,
        (problem, remedy, place) =>
          errors.push(toContentError(entry, name, problem, remedy, place)),
      );
    }
    const typed = toPartialEntries([entry]);
    errors.push(
      ...findSellingBodyChangeClaimErrors(entry),
      ...entriesOfTypes(typed, ...typesWithWorkouts).flatMap((plan) => [
        ...findPlanMinutesErrors(plan, index.exercises),
        ...findWeightsContradictingPlanText(plan, index.exercises, loadFacts),
      ]),
      ...entriesOfTypes(typed, 'mail').flatMap(findErrorsInOneMail),
      ...entriesOfTypes(typed, 'exercise').flatMap((exercise) =>
        findTrainingContradictions(exercise, index.measuredPatterns),
      ),
    );
  }
  return errors;
};

/** The errors that involve several entries, or several fields of one entry. */
export const findErrorsAcrossEntriesAndFields = (space: ContentSpace): readonly ContentFault[] => {
  const { fixedPaths } = space;
  const entries = toPartialEntries(space.entries);
  return [
    ...findDuplicateUniqueValues(entries),
    ...findAddressConflicts(entries, fixedPaths),
    ...findSearchPhraseErrors(entries),
    ...entriesOfTypes(entries, 'memberPlan').flatMap(findMemberPlanErrors),
    ...findVersionOfVersionErrors(entriesOfTypes(entries, 'memberPlan')),
    ...findMemberLetterErrors(entriesOfTypes(entries, 'memberLetter')),
    ...findSharedExerciseValues(entriesOfTypes(entries, 'exercise')),
    ...findSecondActivePolls(entries),
    ...findErrorsOfSharedOptionNames(entries),
    ...findSaleErrorsOfPacksAndMemberships(entries),
    ...findFalseOfferSavingErrors(entries),
    ...findProgrammeClaimErrors(entries),
    ...findYearPlanErrors(entries),
    ...findReviewDayAndSignOffErrors(entries),
    ...findPlanDrillsNotInDrillsArticle(entries),
    ...findMailSetErrors(entries),
    ...entriesOfTypes(entries, 'product').flatMap(findErrorsInOneProduct),
    ...findDeliveryZoneErrors(entries),
    ...findDeliveryPageErrors(entries, readCompanyFromEntries(entries).responsiblePerson !== null),
    ...findSiteEntryErrors(entries),
    ...findAnchorErrors(entries),
  ];
};

/** All errors of a space. An empty list means that the site can be built. */
export const findContentErrors = (space: ContentSpace): readonly ContentFault[] => [
  ...findFieldErrorsOfEntryRange(space, 0, space.entries.length),
  ...findErrorsAcrossEntriesAndFields(space),
];
