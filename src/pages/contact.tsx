import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { JoinFree } from '../features/login/join-free.tsx';
import { useCompany } from '../page-parts/company.ts';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { PageTitleWithLead, SectionHeading } from '../ui/layout/heading.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

const fallbackTitle = 'Contact';

const ContactPage = ({ data }: PageProps<Queries.ContactPageQuery>): ReactElement => {
  const { legalName, address, email } = useCompany();
  const subscribe = editorsTitleAndLeadOrTitle(data.subscribe, 'Join Free');
  return (
    <Stack>
      <PageTitleWithLead {...editorsTitleAndLeadOrTitle(data.text, fallbackTitle)} />
      <ContactForm />
      <p>
        You can write to <a href={`mailto:${email}`}>{email}</a> as well. What we do with your
        message is in the <SiteLink to={routes.privacyPolicy}>privacy policy</SiteLink>.
      </p>
      <Stack as="section">
        <SectionHeading>Help us to help you</SectionHeading>
        <div className="prose">
          <ul>
            <li>
              About a plan: say which plan, which week, and what you lifted last time. The{' '}
              <SiteLink to={routes.workoutPlansFaq}>questions about the plans</SiteLink> may answer
              it at once.
            </li>
            <li>
              About an order: say the order number and what went wrong. How to return things is
              under <SiteLink to={routes.shippingReturns}>shipping and returns</SiteLink>.
            </li>
            <li>About an injury: see a physiotherapist or your GP first. We cannot diagnose.</li>
          </ul>
        </div>
      </Stack>
      <Stack as="section">
        <SectionHeading>By post</SectionHeading>
        <address>
          {legalName}
          <br />
          {address}
        </address>
      </Stack>
      <JoinFree title={subscribe.title} text={subscribe.lead} />
    </Stack>
  );
};

export default ContactPage;

export const Head = ({ data, location }: HeadProps<Queries.ContactPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.text}
    fallbackTitle={fallbackTitle}
    path={location.pathname}
  />
);

export const query = graphql`
  query ContactPage {
    text: contentfulSiteText(key: { eq: "contact" }) {
      ...SiteText
    }
    subscribe: contentfulSiteText(key: { eq: "subscribe" }) {
      ...SiteText
    }
  }
`;
