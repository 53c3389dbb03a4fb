import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { CalendarFileFormProps } from './calendar-file-form.tsx';
import type { PlanAndPlaceProps } from '../place-in-plan/plan-panel-parts.tsx';
import { Button } from '../../../ui/kit/button.tsx';

type Form = { readonly Component: ComponentType<CalendarFileFormProps> };

/** Opens the form that creates a calendar file. Its code is loaded by the click. */
export const OpenCalendarFileFormButton = (props: PlanAndPlaceProps): ReactElement => {
  const [form, setForm] = useState<Form | 'failed'>();
  const open = (): void => {
    if (form !== undefined && form !== 'failed') {
      setForm(undefined);
      return;
    }
    import('./calendar-file-form.tsx').then(
      ({ CalendarFileForm }) => setForm({ Component: CalendarFileForm }),
      () => setForm('failed'),
    );
  };
  const isOpen = form !== undefined && form !== 'failed';
  return (
    <>
      <Button kind="quiet" aria-expanded={isOpen} onClick={open}>
        Put it in my calendar
      </Button>
      {form === 'failed' ? (
        <p role="alert">
          The calendar could not be loaded. Check your connection, then press it again.
        </p>
      ) : null}
      {isOpen ? <form.Component {...props} /> : null}
    </>
  );
};
