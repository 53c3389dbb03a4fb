import { useState } from 'react';
import type { ReactElement } from 'react';
import type { AccountAnswer } from '../../domain/account/account-requests-and-answers.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { confirmLogoutAskingAboutLog } from '../../page-parts/training/ask-about-log.ts';
import {
  fetchDataExport,
  logOutEverywhere,
  type DataExportFormat,
} from '../../services/account/data-export.ts';
import type { GetAccessToken, MemberApiResult } from '../../services/members/member-api.ts';
import { isSyncOnThisDevice } from '../../services/sealed-sync/sync-mark.ts';
import { saveFile } from '../../services/save-file.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { routes } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { AccountRows, AccountSection } from './parts.tsx';

type Task = { readonly step: 'idle' | 'busy' | 'done' | { readonly problem: string } };

/** A button press that doesn't change the member's account. */
const useTask = <Value,>(
  run: () => Promise<MemberApiResult<Value>>,
  after: (value: Value) => void,
): { readonly task: Task; readonly start: () => void } => {
  const [task, setTask] = useState<Task>({ step: 'idle' });
  const start = async (): Promise<void> => {
    setTask({ step: 'busy' });
    const result = await run();
    if (result.kind === 'signed-out') return;
    if (result.kind === 'answered') after(result.value);
    setTask({ step: result.kind === 'answered' ? 'done' : { problem: result.sentence } });
  };
  return {
    task,
    start: () => {
      if (task.step !== 'busy') void start();
    },
  };
};

type DownloadProps = { readonly form: DataExportFormat; readonly label: string };

const fileNames: Readonly<Record<DataExportFormat, string>> = {
  json: 'knurl-my-data.json',
  html: 'knurl-my-data.html',
};

/** The download with what is sealed in it opened, if this device has the key; else as it came. */
const withLogOpened = async (
  file: Blob,
  subject: string,
  getAccessToken: GetAccessToken,
): Promise<Blob> => {
  try {
    const { openMemberLogSync } = await import('../../page-parts/training/member-sync.ts');
    const sync = await openMemberLogSync(subject, getAccessToken);
    const opened = await sync.act((actions) => actions.openExport(file));
    return opened.kind === 'done' ? opened.value : file;
  } catch {
    return file;
  }
};

const Download = ({ form, label }: DownloadProps): ReactElement => {
  const { getAccessToken } = useLoginActions();
  const { session } = useLoginSession();
  const { task, start } = useTask(
    async () => {
      const result = await fetchDataExport(getAccessToken, form);
      const isOpened = form === 'json' && isSyncOnThisDevice() && session.kind === 'member';
      if (result.kind !== 'answered' || !isOpened) return result;
      return {
        ...result,
        value: await withLogOpened(result.value, session.subject, getAccessToken),
      };
    },
    (file) => saveFile(file, fileNames[form]),
  );
  return (
    <>
      <Button kind="quiet" aria-busy={task.step === 'busy'} onClick={start}>
        {label}
      </Button>
      {typeof task.step === 'object' ? (
        <ProblemSentence role="alert">{task.step.problem}</ProblemSentence>
      ) : null}
      <span role="status">
        {task.step === 'busy' ? 'We are putting it together…' : null}
        {task.step === 'done' ? 'It’s in your downloads.' : null}
      </span>
    </>
  );
};

const LogOutEverywhere = (): ReactElement => {
  const { getAccessToken, logOut } = useLoginActions();
  const { task, start } = useTask(
    () => logOutEverywhere(getAccessToken),
    () => void confirmLogoutAskingAboutLog('surely').then(() => logOut()),
  );
  return (
    <>
      <Button kind="quiet" aria-busy={task.step === 'busy' || task.step === 'done'} onClick={start}>
        Log out on all devices
      </Button>
      {typeof task.step === 'object' ? (
        <ProblemSentence role="alert">{task.step.problem}</ProblemSentence>
      ) : null}
    </>
  );
};

type OwnDataProps = { readonly account: AccountAnswer };

/** The data we hold about the member, to download or delete. */
export const DownloadOrDeleteOwnData = ({ account }: OwnDataProps): ReactElement => (
  <AccountSection id="data" title="Your data">
    <AccountRows>
      <li>
        <h3>Everything we have about you</h3>
        <p>
          Your orders, payments, e-mails and everything else that we keep. One file to read, one for
          other programs. A synced training log is in it sealed: the page{' '}
          <SiteLink to={routes.trainingLog}>Training log</SiteLink> exports it to read.
        </p>
        <ButtonRow>
          <Download form="html" label="Download it to read" />
          <Download form="json" label="Download it as JSON" />
        </ButtonRow>
      </li>
      <li>
        <h3>What is on this device</h3>
        <p>
          <SiteLink to={routes.onThisDevice}>Pages that open without a connection</SiteLink>, how
          much room they take, and how to remove them.
        </p>
      </li>
      <li>
        <h3>Lost your phone, or used a shared computer?</h3>
        <p>
          This logs you out everywhere, including here. A device that’s logged in now may stay
          logged in for up to two hours. Your training log stays on the devices that have it. With
          sync, change its phrase, too:{' '}
          <SiteLink to={routes.logOnAllDevices}>On all my devices</SiteLink>.
        </p>
        <ButtonRow>
          <LogOutEverywhere />
        </ButtonRow>
      </li>
      <li>
        <h3>Delete your account</h3>
        <DeleteAccount account={account} />
      </li>
    </AccountRows>
  </AccountSection>
);
