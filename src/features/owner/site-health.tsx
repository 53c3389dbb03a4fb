import type { ReactElement } from 'react';
import styled from 'styled-components';
import type {
  MonitoringOverviewAnswer,
  ServiceState,
} from '../../domain/monitoring/monitoring-overview-answer.ts';
import { readableUkDate } from '../../domain/days/uk-time.ts';
import { fetchSiteState } from '../../services/owner/watch-api.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { AsyncButton, DeskRows } from './parts.tsx';
import { useOwnerData } from './use-reading.ts';

/* A table of seven columns is wider than a phone: it scrolls by itself, without the page. */
const Scroll = styled.div`
  overflow-x: auto;

  & table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & th,
  & td {
    padding: var(--space-2) var(--space-4) var(--space-2) 0;
    border-block-end: 1px solid var(--line);
    text-align: end;
    white-space: nowrap;
  }

  & th:first-child {
    text-align: start;
  }
`;

const minute = 60;
const hour = 60 * minute;

/** `4 minutes ago`. */
const ageOf = (seconds: number): string => {
  if (seconds < 2 * minute) return 'just now';
  if (seconds < 2 * hour) return `${Math.round(seconds / minute)} minutes ago`;
  return seconds < 48 * hour
    ? `${Math.round(seconds / hour)} hours ago`
    : `${Math.round(seconds / (24 * hour))} days ago`;
};

const stateWords = ({ state, ageSeconds }: ServiceState): string => {
  const last = ageSeconds === null ? 'has not worked yet' : `last worked ${ageOf(ageSeconds)}`;
  switch (state) {
    case 'working':
      return `works, ${last}`;
    case 'failing':
      return `fails, ${last}`;
    case 'unknown':
      return `not known, ${last}`;
  }
};

const Services = ({ services }: Pick<MonitoringOverviewAnswer, 'services'>): ReactElement => {
  const troubled = services.filter(({ state }) => state !== 'working');
  return (
    <>
      {troubled.length === 0 ? (
        <p>
          {services.length === 0
            ? 'Nothing has been looked at yet: the clock looks five minutes after the first deploy.'
            : 'Everything that the site needs works.'}
        </p>
      ) : (
        <DeskRows>
          {troubled.map((service) => (
            <li key={service.name}>
              <span>
                <strong>{service.name}</strong> {stateWords(service)}
              </span>
            </li>
          ))}
        </DeskRows>
      )}
      {services.length === 0 ? null : (
        <details>
          <summary>All that is looked at</summary>
          <ul>
            {services.map((service) => (
              <li key={service.name}>
                {service.name}: {stateWords(service)}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

const Days = ({ days }: Pick<MonitoringOverviewAnswer, 'days'>): ReactElement => (
  <Scroll tabIndex={0} role="group" aria-label="The last seven days">
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Votes</th>
          <th scope="col">Sales</th>
          <th scope="col">Failures</th>
          <th scope="col">Floods</th>
          <th scope="col">Refused webhooks</th>
          <th scope="col">Errors in browsers</th>
        </tr>
      </thead>
      <tbody>
        {days.map((one) => (
          <tr key={one.day}>
            <th scope="row">{readableUkDate(`${one.day}T12:00:00Z`)}</th>
            <td>{one.votes}</td>
            <td>{one.sales}</td>
            <td>{one.failures}</td>
            <td>{one.floods}</td>
            <td>{one.refusedWebhooks}</td>
            <td>{one.browserErrors}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

const Places = ({ places, browserErrors }: MonitoringOverviewAnswer): ReactElement | null =>
  places.length === 0 && browserErrors.length === 0 ? null : (
    <details>
      <summary>Where</summary>
      <ul>
        {places.map(({ name, count }) => (
          <li key={name}>
            {name}: {count} in the last day
          </li>
        ))}
        {browserErrors.map(({ message, place, path, count }) => (
          <li key={`${place} ${message}`}>
            {message} ({place}, on {path}): {count} in the last week, from one visitor in four
          </li>
        ))}
      </ul>
    </details>
  );

/** The site's health: what needs the owner's attention, what works, and the counts. */
export const SiteHealth = (): ReactElement => {
  const { reading, retry, readAgain } = useOwnerData(fetchSiteState);
  const again = (
    <ButtonRow>
      <AsyncButton
        isQuiet
        onPress={async () => {
          if (reading.kind === 'read') readAgain();
          else retry();
          return undefined;
        }}
      >
        Look again
      </AsyncButton>
    </ButtonRow>
  );
  if (reading.kind === 'reading') return <p>Looking …</p>;
  if (reading.kind !== 'read') {
    return (
      <>
        <ProblemSentence role="alert">{reading.sentence}</ProblemSentence>
        {again}
      </>
    );
  }
  const { alerts, ...answer } = reading.value;
  return (
    <>
      {alerts.length === 0 ? null : (
        <DeskRows>
          {alerts.map(({ sentence, since }) => (
            <li key={`${since} ${sentence}`}>
              <strong>{sentence}</strong>
              <small>Since {readableUkDate(since)}</small>
            </li>
          ))}
        </DeskRows>
      )}
      <Services services={answer.services} />
      <Days days={answer.days} />
      <Places {...reading.value} />
      {again}
    </>
  );
};
