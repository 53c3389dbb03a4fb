import type { ReactElement } from 'react';
import { site } from '../../config/public/site.ts';

type ResponsiblePersonProps = { readonly person?: typeof site.responsiblePerson };

/** The responsible person for goods in the European Union and Northern Ireland, or a note that nobody has been named. */
export const ResponsiblePerson = ({
  person = site.responsiblePerson,
}: ResponsiblePersonProps): ReactElement => (
  <p>
    <b>Responsible person for the European Union and Northern Ireland:</b>{' '}
    {person === undefined ? (
      'none is named yet, so we don’t send goods there.'
    ) : (
      <>
        {person.name}, {person.postalAddress}, <a href={`mailto:${person.email}`}>{person.email}</a>
      </>
    )}
  </p>
);
