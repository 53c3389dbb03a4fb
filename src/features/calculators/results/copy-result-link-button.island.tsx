import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/kit/button.tsx';
import { SideNote } from '../../../ui/kit/side-note.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;

  & input {
    width: 100%;
    padding: var(--space-2) var(--space-3);
    border: 2px solid var(--ink);
    background: var(--paper);
  }
`;

export type CopyResultLinkButtonProps = {
  /** The link's parameters, without `#`. */
  readonly parameters: string;
};

const linkWith = (parameters: string): string =>
  `${window.location.origin}${window.location.pathname}#${parameters}`;

/**
 * A button that copies a link to these numbers. They are in the hash, which browsers never send to
 * a server. If the clipboard isn't available, a field shows the link.
 */
export const CopyResultLinkButtonOrField = ({
  parameters,
}: CopyResultLinkButtonProps): ReactElement => {
  const [result, setResult] = useState<{ readonly parameters: string; readonly copied: boolean }>();
  // The result for earlier numbers no longer counts.
  const current = result?.parameters === parameters ? result : undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(linkWith(parameters));
      setResult({ parameters, copied: true });
    } catch {
      setResult({ parameters, copied: false });
    }
  };
  return (
    <Box className="no-print">
      <Button kind="quiet" onClick={() => void copy()}>
        Copy a link to these numbers
      </Button>
      <SideNote role="status">
        {current?.copied === true
          ? 'Copied. Only the link holds your numbers; we keep none.'
          : null}
      </SideNote>
      {current?.copied === false ? (
        <input
          type="text"
          readOnly
          aria-label="Link to these numbers"
          value={linkWith(parameters)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </Box>
  );
};
