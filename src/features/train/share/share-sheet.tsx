import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import headingAddress from '../../../ui/styles/fonts/archivo-heading.woff2';
import textAddress from '../../../ui/styles/fonts/archivo-text.woff2';
import { siteIdentityAndPageSizes } from '../../../config/public/site-identity-and-page-sizes.ts';
import { saveFile } from '../../../services/save-file.ts';
import { fieldControlStyle } from '../../../ui/kit/field.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { shareTextOf, type ShareContent } from './share-content-of.ts';
import {
  drawSharePicture,
  readSharePictureStyle,
  sharePictureFontNames,
  sharePictureSizeInPixels,
} from './share-picture.ts';
import { Sheet } from '../../../page-parts/sheet.tsx';
import { SaveLoggedSessionFitFileButton } from '../../../page-parts/training/save-as-file/save-logged-session-fit-file-button.tsx';
import type { LoggedSessionWithoutSets, LoggedSet } from '../../../domain/training/log.ts';

const Picture = styled.canvas`
  display: block;
  width: 100%;
  max-width: 20rem;
  height: auto;
  margin-inline: auto;
  border: 1px solid var(--line);
`;

const Words = styled.textarea`
  ${fieldControlStyle}
  min-height: 10rem;
  resize: vertical;
`;

const pictureName = 'training-session.png';

const loadFaces = async (): Promise<void> => {
  const faces = [
    new FontFace(sharePictureFontNames.heading, `url(${headingAddress})`, { weight: '700 900' }),
    new FontFace(sharePictureFontNames.text, `url(${textAddress})`, { weight: '400 800' }),
  ];
  for (const face of faces) document.fonts.add(await face.load());
};

const toFile = (canvas: HTMLCanvasElement): Promise<File> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The picture could not be made.'));
      else resolve(new File([blob], pictureName, { type: 'image/png' }));
    }, 'image/png');
  });

const canShareFiles = (): boolean => {
  try {
    return navigator.canShare({ files: [new File([''], pictureName, { type: 'image/png' })] });
  } catch {
    // The browser can't share anything, or no files.
    return false;
  }
};

const canShareText = (): boolean => 'share' in navigator;

/** The lifter has closed the system’s own sheet, which isn't a failure. */
const isDismissal = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'AbortError';

type Outcome = { readonly kind: 'done' | 'failed'; readonly sentence: string } | undefined;

type ShareSheetProps = {
  readonly content: ShareContent;
  readonly session: LoggedSessionWithoutSets;
  readonly sets: readonly LoggedSet[];
  readonly onClose: () => void;
};

/**
 * A picture, a text and a file for watches of a session, made on the device. We send nothing
 * anywhere.
 */
export const ShareSheet = ({ content, session, sets, onClose }: ShareSheetProps): ReactElement => {
  const canvas = useRef<HTMLCanvasElement>(null);
  // Made before the lifter presses, because a browser shares only what is available at once.
  const picture = useRef<Promise<File>>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();
  const text = shareTextOf(content, siteIdentityAndPageSizes.name);
  useEffect(() => {
    const draw = (): void => {
      const drawn = canvas.current;
      const pen = drawn?.getContext('2d');
      if (drawn === null || pen === null || pen === undefined) return;
      drawSharePicture(pen, content, readSharePictureStyle(document.documentElement), {
        siteName: siteIdentityAndPageSizes.name,
        host: window.location.host,
      });
      picture.current = toFile(drawn);
      // Handled by the code that awaits it.
      picture.current.catch(() => undefined);
    };
    draw();
    loadFaces().then(draw, () => undefined);
  }, [content]);

  const run = (work: () => Promise<string | undefined>, failure: string): void => {
    setOutcome(undefined);
    work().then(
      (sentence) => setOutcome(sentence === undefined ? undefined : { kind: 'done', sentence }),
      (reason: unknown) => {
        if (!isDismissal(reason)) setOutcome({ kind: 'failed', sentence: failure });
      },
    );
  };
  const file = (): Promise<File> => {
    if (picture.current !== undefined) return picture.current;
    return canvas.current === null
      ? Promise.reject(new Error('No picture.'))
      : toFile(canvas.current);
  };
  const savePicture = async (): Promise<string> => {
    saveFile(await file(), pictureName);
    return 'The picture is in your downloads.';
  };
  const sharePicture = async (): Promise<undefined> => {
    await navigator.share({ files: [await file()] });
  };
  const shareWords = async (): Promise<undefined> => {
    await navigator.share({ text });
  };
  const copyWords = async (): Promise<string> => {
    await navigator.clipboard.writeText(text);
    return 'The text is copied.';
  };
  const pictureFailed = 'The picture could not be made here. The text below works everywhere.';
  const textFailed = 'That didn’t work here. Select the text below and copy it.';

  return (
    <Sheet title="Share this session" onClose={onClose}>
      <p>Only what you see here. Your notes and your reasons stay with you.</p>
      <Picture
        ref={canvas}
        {...sharePictureSizeInPixels}
        role="img"
        aria-label="The session as a picture. The text below says the same."
      />
      <ButtonRow layout="wide">
        {canShareFiles() ? (
          <Button onClick={() => run(sharePicture, pictureFailed)}>Share the picture</Button>
        ) : null}
        <Button kind="quiet" onClick={() => run(savePicture, pictureFailed)}>
          Save the picture
        </Button>
      </ButtonRow>
      <Words
        readOnly
        aria-label="The session as text"
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <ButtonRow layout="wide">
        {canShareText() ? (
          <Button onClick={() => run(shareWords, textFailed)}>Share the text</Button>
        ) : null}
        <Button kind="quiet" onClick={() => run(copyWords, textFailed)}>
          Copy the text
        </Button>
      </ButtonRow>
      <p role="status">{outcome?.kind === 'done' ? outcome.sentence : null}</p>
      {outcome?.kind === 'failed' ? (
        <ProblemSentence role="alert">{outcome.sentence}</ProblemSentence>
      ) : null}
      <h3>For Garmin, Strava and others</h3>
      <p>Every set with its weight, its reps and the rest before it.</p>
      <SaveLoggedSessionFitFileButton session={session} sets={sets} />
    </Sheet>
  );
};
