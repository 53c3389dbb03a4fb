import type { ReactElement } from 'react';
import { useCompany } from '../../page-parts/company.ts';

/**
 * The responsible person for goods in the European Union and Northern Ireland, or a note that
 * nobody has been named.
 */
export const ResponsiblePersonNote = (): ReactElement => {
  const { responsiblePerson: person } = useCompany();
  return (
    <p>
      <b>Responsible person for the European Union and Northern Ireland:</b>{' '}
      {person === null ? (
        'none is named yet, so we don’t send goods there.'
      ) : (
        <>
          {person.name}, {person.address}, <a href={`mailto:${person.email}`}>{person.email}</a>
        </>
      )}
    </p>
  );
};
