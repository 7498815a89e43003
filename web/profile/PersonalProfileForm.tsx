/** My Profile under edit. */
import { type PersonalProfile, PersonalProfileInput } from '#schema/profile/profile'
import { useText } from '../core/language.ts'
import { MutationFields } from '../kit/controls/MutationFields.tsx'
import { DraftRestoredNotice } from '../kit/drafts/DraftRestoredNotice.tsx'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { profileText } from '../messages/en/profile.ts'
import { ContactInformation } from './ContactInformation.tsx'
import { NotificationPreferences } from './NotificationPreferences.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import classes from './ProfileForm.module.css'
import { personalFieldsOf, personalFormOf } from './personal-form.ts'
import { useSavePersonalProfileMutation } from './profile.api.ts'
import { SaveBar } from './SaveBar.tsx'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  readonly profile: PersonalProfile
  /** Of which business the person is; undefined while it is not known. */
  readonly businessName: string | undefined
}

export const PersonalProfileForm = ({ profile, businessName }: Props) => {
  const text = useText(profileText)
  const [save] = useSavePersonalProfileMutation()
  const form = useProfileForm({
    loaded: personalFormOf(profile),
    keepAs: businessName && `personal profile at ${businessName}`,
    fieldsOf: personalFieldsOf,
    codec: PersonalProfileInput,
    save,
    success: { title: text.personalSaved, description: text.personalSavedText },
  })
  return (
    <form className={classes.form} noValidate onSubmit={form.submit}>
      {form.isTakenUp && <DraftRestoredNotice onDiscard={form.discard} />}
      <MutationFields>
        <PersonalInformation form={form.form} change={form.change} faults={form.faults} />
        <ContactInformation form={form.form} change={form.change} faults={form.faults} />
        <NotificationPreferences form={form.form} change={form.change} />
      </MutationFields>
      <SaveBar
        label={text.savePersonal}
        isDirty={form.isDirty}
        isSaving={form.isSaving}
        hasFailed={form.hasFailed}
        savedAt={profile.savedAt}
      />
      <LeaveGuard isDirty={form.isDirty} />
    </form>
  )
}
