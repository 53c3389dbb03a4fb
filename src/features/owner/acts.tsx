import type { ReactElement } from 'react';
import type { WaitingAndDecidedForOwner } from '../../domain/owner/waiting-and-decided-for-owner.ts';
import { readableUkDateAndTime } from '../../domain/days/uk-time.ts';
import { DeskRows } from './parts.tsx';

const words: Readonly<Record<string, string>> = {
  'proof-opened': 'Looked at a proof',
  'proof-accepted': 'Accepted a proof',
  'proof-refused': 'Refused a proof',
  'refund-granted': 'Made a refund',
  'refund-declined': 'Declined a refund',
  'doubt-settled': 'Settled a doubt',
  'order-packed': 'Packed an order',
  'order-sent': 'Sent an order',
  'return-received': 'Took in a return',
  'return-declined': 'Declined a return',
  'money-given-back': 'Refunded an order',
  'stock-counted': 'Counted stock',
  'stock-added': 'Added a delivery to the stock',
};

type ActsProps = { readonly acts: WaitingAndDecidedForOwner['acts'] };

/** The owner's acts, with who decided and when. They can't be changed. */
export const OwnerDecisionLog = ({ acts }: ActsProps): ReactElement =>
  acts.length === 0 ? (
    <p>Nothing has been decided yet.</p>
  ) : (
    <DeskRows>
      {acts.map(({ at, who, act, about }) => (
        <li key={`${at} ${about}`}>
          <div>
            {words[act] ?? act}
            <br />
            <small>
              {readableUkDateAndTime(at)}, {who}, {about}
            </small>
          </div>
        </li>
      ))}
    </DeskRows>
  );
