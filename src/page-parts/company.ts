import { graphql } from 'gatsby';
import { createContext, use } from 'react';
import { noCompany, type Company } from '../domain/company.ts';

/** Provided by the shell, from the content. It never changes while a page is open. */
export const CompanyContext = createContext<Company>(noCompany);

/** Who runs the site and sells on it. */
export const useCompany = (): Company => use(CompanyContext);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment Company on Company {
    legalName
    address
    number
    email
    networks {
      name
      href
    }
    responsiblePerson {
      name
      address
      email
    }
  }
`;
