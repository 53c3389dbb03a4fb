import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { recall } from '../../services/storage.ts';
import { RuledSection } from '../../ui/kit/ruled-section.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { SiteLink } from '../../ui/text/site-link.tsx';

// Without a log nothing of it is loaded.
const readSentence = async (): Promise<string> => {
  const { assessDeviceLogDangerAndExportDue } =
    await import('../../services/training-log/assess-device-log-danger-and-export-due.ts');
  const { danger } = await assessDeviceLogDangerAndExportDue();
  return danger?.sentence ?? 'Your browser has promised to keep your log until you delete it.';
};

/** What the browser says about keeping the log, in words; nothing where there is no log. */
export const LogPersistenceNotice = (): ReactElement | null => {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (recall('training') === undefined) return;
    readSentence().then(setSentence, () => undefined);
  }, []);
  return sentence === undefined ? null : (
    <RuledSection aria-labelledby="log-title">
      <SectionHeading id="log-title">Your log</SectionHeading>
      <p>{sentence}</p>
      <p>
        <SiteLink to={`${routes.trainingLog}#export`}>Export your log</SiteLink>
      </p>
    </RuledSection>
  );
};
