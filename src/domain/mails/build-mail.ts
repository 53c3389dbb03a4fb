import * as v from 'valibot';
import {
  ContentFaultSchema,
  describeFaultWithoutEntryName,
  contentfulAddressOfFault,
  groupFaultsByEntry,
} from '../content-fault.ts';
import { imprintOf, type SellerAndSiteUrl } from './seller-and-site-url.ts';
import {
  mailAsHtml,
  mailAsText,
  type MailPart,
  type UnrenderedMailBody,
} from './unrendered-mail-body.ts';

/** How many entries one e-mail lists. The editor’s page shows them all. */
const maxEntries = 25;

const Space = v.nullable(v.object({ spaceId: v.string(), environment: v.string() }));

/** The data of the e-mail about a failed build. */
export const FailedBuildDetails = v.object({
  /** The change that the build was requested for. */
  title: v.string(),
  faults: v.array(ContentFaultSchema),
  /** The last message of a build that failed for another reason. */
  problem: v.nullable(v.string()),
  /** Where the content is; null if it isn’t at Contentful. */
  space: Space,
});
export type FailedBuildDetails = Readonly<v.InferOutput<typeof FailedBuildDetails>>;

/** The data of the e-mail that says that the site builds again. */
export const MendedBuildDetails = v.object({ title: v.string() });
export type MendedBuildDetails = Readonly<v.InferOutput<typeof MendedBuildDetails>>;

/** The version of the texts below, stored with each e-mail that was sent. */
export const siteBuildMailWordingVersion = '1';

type ComposedText = { readonly subject: string; readonly text: string; readonly html: string };

const compose = (subject: string, body: UnrenderedMailBody): ComposedText => ({
  subject,
  text: mailAsText(body),
  html: mailAsHtml(subject, body),
});

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const toParts = ({ faults, space }: FailedBuildDetails): readonly MailPart[] => {
  const groups = groupFaultsByEntry(faults.filter(({ kind }) => kind === 'error'));
  const shown = groups.slice(0, maxEntries).flatMap((group): readonly MailPart[] => [
    { kind: 'heading', words: `${group.type} “${group.title}”` },
    ...group.faults.map((fault): MailPart => ({
      kind: 'paragraph',
      words: [asSentence(describeFaultWithoutEntryName(fault))],
    })),
    ...(space === null
      ? []
      : [
          {
            kind: 'paragraph',
            words: [
              { words: 'Open it in Contentful', href: contentfulAddressOfFault(space, group) },
            ],
          } as const,
        ]),
  ]);
  const rest = groups.length - maxEntries;
  if (rest <= 0) return shown;
  const words = rest === 1 ? 'One more entry has faults.' : `${rest} more entries have faults.`;
  return [...shown, { kind: 'paragraph', words: [`${words} Mend these first.`] }];
};

const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/**
 * Composes the e-mail about a failed build: which entries to correct, in the words of the checks.
 */
export const composeFailedBuildMailToEditor = (
  details: FailedBuildDetails,
  facts: SellerAndSiteUrl,
): ComposedText => {
  const count = groupFaultsByEntry(details.faults.filter(({ kind }) => kind === 'error')).length;
  const imprint = imprintOf(facts);
  const asked = `It was asked for by: ${toSentence(details.title)}`;
  if (count === 0) {
    return compose('The site could not be built', {
      title: 'The site could not be built',
      parts: [
        {
          kind: 'paragraph',
          words: [
            `Visitors see the site as it was, without what you published last. ${asked} Your content isn’t the reason: tell the person who looks after the site.`,
          ],
        },
        { kind: 'quote', words: details.problem ?? 'The host gave no reason.' },
      ],
      imprint,
    });
  }
  const subject =
    count === 1
      ? 'One entry has to be mended before the site can change'
      : `${count} entries have to be mended before the site can change`;
  return compose(subject, {
    title: subject,
    parts: [
      {
        kind: 'paragraph',
        words: [
          `Visitors see the site as it was, without what you published last. ${asked} Mend what is below and publish it. The site is built again by itself.`,
        ],
      },
      ...toParts(details),
    ],
    imprint,
  });
};

/** Composes the e-mail that says that the site is live again after a failed build. */
export const composeMendedBuildMailToEditor = (
  { title }: MendedBuildDetails,
  facts: SellerAndSiteUrl,
): ComposedText =>
  compose('The site is built again', {
    title: 'The site is built again',
    parts: [
      {
        kind: 'paragraph',
        words: [
          `Everything that is published is live, up to: ${toSentence(title)} There is nothing left to mend.`,
        ],
      },
      { kind: 'button', words: 'See the site', href: `${facts.siteUrl}/` },
    ],
    imprint: imprintOf(facts),
  });
