/** Frame of a profile form: restored draft, fields, save bar, and a warning about unsaved edits. */
import type { ReactNode } from 'react'
import type { Allowed } from '../core/role.ts'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import classes from './ProfileForm.module.css'
import { SaveBar } from './SaveBar.tsx'
import type { useProfileForm } from './use-profile-form.ts'

type Props = {
  /** Endpoint row of the saving call. */
  readonly call: Allowed
  readonly form: Pick<
    ReturnType<typeof useProfileForm>,
    'submit' | 'discard' | 'isRestored' | 'isDirty' | 'isSaving' | 'hasFailed'
  >
  /** Label of the save button. */
  readonly label: string
  /** Time of the last save; undefined before the first. */
  readonly savedAt: string | undefined
  /** The fields. */
  readonly children: ReactNode
}

export const ProfileForm = ({ call, form, label, savedAt, children }: Props) => (
  <form className={classes.form} noValidate onSubmit={form.submit}>
    {form.isRestored && <DraftRestoredNotice onDiscard={form.discard} />}
    <MutationFields call={call}>{children}</MutationFields>
    <SaveBar
      call={call}
      label={label}
      isDirty={form.isDirty}
      isSaving={form.isSaving}
      hasFailed={form.hasFailed}
      savedAt={savedAt}
    />
    <LeaveGuard isDirty={form.isDirty} />
  </form>
)
