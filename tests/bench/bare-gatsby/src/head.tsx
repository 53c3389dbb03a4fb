import type { ReactElement } from 'react';

type PageHeadProps = {
  readonly title: string;
  readonly description: string;
  readonly path: string;
};

/** As many head elements as a page of the real site has. */
export const PageHead = ({ title, description, path }: PageHeadProps): ReactElement => {
  const address = `https://bare.test${path}`;
  const thing = { '@context': 'https://schema.org', '@type': 'Article', title, url: address };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:site_name" content="Bare" />
      <meta property="og:locale" content="en_GB" />
      <meta property="og:image" content="https://bare.test/social.jpg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(thing) }}
      />
    </>
  );
};
