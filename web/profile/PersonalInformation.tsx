/** Card of My Profile: name, role and experience. */
import { useText } from '../core/language.ts'
import { TextField } from '../kit/controls/TextField.tsx'
import { Panel } from '../kit/Panel.tsx'
import { profileText } from '../messages/en/profile.ts'
import classes from './Cards.module.css'
import { NumberField } from './NumberField.tsx'
import { maxLengths, maxYears, type PersonalForm } from './personal-form.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = Pick<ProfileForm<PersonalForm>, 'form' | 'change' | 'invalidFields'>

export const PersonalInformation = ({ form, change, invalidFields }: Props) => {
  const text = useText(profileText)
  return (
    <Panel title={text.personalInformation} isLeading>
      <div className={classes.pairs}>
        <TextField
          label={text.firstName}
          autoComplete="given-name"
          maxLength={maxLengths.name}
          error={invalidFields.has('firstName') ? text.notAccepted : null}
          value={form.firstName}
          onChange={(firstName) => change({ firstName })}
        />
        <TextField
          label={text.lastName}
          autoComplete="family-name"
          maxLength={maxLengths.name}
          error={invalidFields.has('lastName') ? text.notAccepted : null}
          value={form.lastName}
          onChange={(lastName) => change({ lastName })}
        />
        <TextField
          label={text.role}
          isRequired
          autoComplete="organization-title"
          maxLength={maxLengths.role}
          error={invalidFields.has('role') ? text.roleMissing : null}
          value={form.role}
          onChange={(role) => change({ role })}
        />
        <NumberField
          label={text.yearsInRole}
          max={maxYears}
          isWrong={invalidFields.has('yearsInRole')}
          value={form.yearsInRole}
          onChange={(yearsInRole) => change({ yearsInRole })}
        />
      </div>
    </Panel>
  )
}
