// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noCompany } from '../../domain/company.ts';
import { CompanyContext } from '../../page-parts/company.ts';
import { ResponsiblePersonNote } from './responsible-person.tsx';

it('says that nobody is named, and what follows from that', () => {
  render(<ResponsiblePersonNote />);
  expect(document.body.textContent).toContain('none is named yet, so we don’t send goods there.');
});

it('names the person with both addresses', () => {
  const responsiblePerson = {
    name: 'Muster GmbH',
    address: 'Weg 1, Köln',
    email: 'safety@muster.example',
  };
  render(
    <CompanyContext value={{ ...noCompany, responsiblePerson }}>
      <ResponsiblePersonNote />
    </CompanyContext>,
  );
  expect(document.body.textContent).toContain('Muster GmbH, Weg 1, Köln');
  expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:safety@muster.example');
});
