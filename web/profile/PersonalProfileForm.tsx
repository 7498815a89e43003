import { type PersonalProfile, PersonalProfileInput } from '#schema/profile/profile'
import { profileEndpoints } from '#schema/profile/profile.endpoints'
import { useText } from '../core/language.ts'
import { entryLanguage } from '../messages/chosen-language.ts'
import { profileText } from '../messages/en/profile.ts'
import { ContactInformation } from './ContactInformation.tsx'
import { NotificationPreferences } from './NotificationPreferences.tsx'
import { PersonalInformation } from './PersonalInformation.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { personalFieldsOf, personalFormOf } from './personal-form.ts'
import { useSavePersonalProfileMutation } from './profile.api.ts'
import { proposedZone, zoneHere } from './time-zones.ts'
import { useProfileForm } from './use-profile-form.ts'

type Props = {
  readonly profile: PersonalProfile
  /** The user's business; undefined until known. */
  readonly businessName: string | undefined
  /** Zone of the user's business; undefined in a demo. */
  readonly businessZone: string | undefined
}

export const PersonalProfileForm = ({ profile, businessName, businessZone }: Props) => {
  const text = useText(profileText)
  const [save] = useSavePersonalProfileMutation()
  const form = useProfileForm({
    loaded: personalFormOf(profile, proposedZone(zoneHere(), businessZone), entryLanguage()),
    draftKey: businessName && `personal profile at ${businessName}`,
    fieldsOf: personalFieldsOf,
    codec: PersonalProfileInput,
    save,
    success: { title: text.personalSaved, description: text.personalSavedText },
  })
  return (
    <ProfileForm
      call={profileEndpoints.savePersonalProfile}
      form={form}
      label={text.savePersonal}
      savedAt={profile.savedAt}
    >
      <PersonalInformation form={form.form} change={form.change} invalidFields={form.invalidFields} />
      <ContactInformation form={form.form} change={form.change} invalidFields={form.invalidFields} />
      <NotificationPreferences form={form.form} change={form.change} />
    </ProfileForm>
  )
}
