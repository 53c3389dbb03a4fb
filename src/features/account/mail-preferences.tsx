import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import {
  memberLettersOrOneLetterPath,
  memberSectionOrCategoryPath,
} from '../../domain/members/zone-address.ts';
import { yearPlanStartProblem } from '../../domain/plans/year-dates.ts';
import { membersSectionOfYearPlan } from '../../domain/plans/year-plan-blocks.ts';
import { requestMailPreferenceChange } from '../../services/account/account-api.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Field } from '../../ui/kit/field.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { AccountRows, AccountSection } from './parts.tsx';
import { ActionWithConfirmation, ActionWithoutConfirmation } from './two-steps.tsx';

const DayField = styled(Field)`
  max-width: 20rem;
`;

type YearStartProps = { readonly startsOn: string | null };

/** Asks for the day on which the member starts, and for nothing else. */
const YearStart = ({ startsOn }: YearStartProps): ReactElement => {
  const id = useId();
  const [day, setDay] = useState(startsOn ?? '');
  return (
    <ActionWithConfirmation
      ask={startsOn === null ? 'Get an e-mail at each block' : 'Change the day'}
      title="When does your year start?"
      confirm="Save the day"
      keep="Not now"
      call={requestMailPreferenceChange({ yearStartsOn: day })}
      missing={() => yearPlanStartProblem(day, new Date())}
      done={({ yearStartsOn }) =>
        `Saved: your year starts on ${readableUkDate(yearStartsOn ?? day)}. You’ll get an e-mail on the first day of each block.`
      }
    >
      {(wrong) => (
        <DayField>
          <label htmlFor={id}>
            Day 1 of week 1 <small>(a day that’s over is fine)</small>
          </label>
          <input
            id={id}
            type="date"
            value={day}
            onChange={({ target }) => setDay(target.value)}
            {...wrong}
          />
        </DayField>
      )}
    </ActionWithConfirmation>
  );
};

type MailWishesProps = Pick<AccountAnswer, 'yearStartsOn' | 'wantsLetters'>;

/** The e-mails that the member can ask for, besides those about what she has bought. */
export const MailPreferencesSection = ({
  yearStartsOn,
  wantsLetters,
}: MailWishesProps): ReactElement => (
  <AccountSection id="mails" title="E-mails you can ask for">
    <AccountRows>
      <li>
        <h3>The Year, block by block</h3>
        <p>
          {yearStartsOn === null
            ? 'Tell us the day on which you start, and we’ll e-mail you on the first day of each block, with its dates. That one day is all we store. Which sessions you’ve done stays on your device.'
            : `Your year starts on ${readableUkDate(yearStartsOn)}. You get an e-mail on the first day of each block, while your membership is open.`}{' '}
          <SiteLink to={memberSectionOrCategoryPath(membersSectionOfYearPlan)}>
            See The Year
          </SiteLink>
          .
        </p>
        <ButtonRow>
          <YearStart key={yearStartsOn} startsOn={yearStartsOn} />
          {yearStartsOn === null ? null : (
            <ActionWithoutConfirmation
              label="Stop these e-mails"
              call={requestMailPreferenceChange({ yearStartsOn: null })}
              done={() => 'Stopped. We’ve deleted the day.'}
            />
          )}
        </ButtonRow>
      </li>
      <li>
        <h3>The members’ letter, each month</h3>
        <p>
          {wantsLetters
            ? 'You get an e-mail on the day a letter opens, with its subject and a link, while your membership is open.'
            : 'A coach’s letter opens each month, with a session to try. We can e-mail you on the day.'}{' '}
          <SiteLink to={memberLettersOrOneLetterPath()}>See the letters</SiteLink>.
        </p>
        <ActionWithoutConfirmation
          key={String(wantsLetters)}
          label={wantsLetters ? 'Stop the letters' : 'Get the letters by e-mail'}
          call={requestMailPreferenceChange({ letters: !wantsLetters })}
          done={(account) =>
            account.wantsLetters
              ? 'Done: we’ll e-mail you on the day the next letter opens.'
              : 'Stopped. The letters stay open in your members zone.'
          }
        />
      </li>
    </AccountRows>
  </AccountSection>
);
