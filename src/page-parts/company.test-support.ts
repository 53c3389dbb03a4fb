import { noCompany, type Company } from '../domain/company.ts';

/** The seller in tests of what a page says of the company. */
export const testCompany: Company = {
  ...noCompany,
  legalName: 'Iron Ltd',
  address: '1 Street, Leeds',
  number: '01234567',
  email: 'us@iron.com',
};
