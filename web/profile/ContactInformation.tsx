/** Card of My Profile: contact details, time zone and language. */
import { languages } from '#schema/profile/profile'
import { now } from '../core/clock.ts'
import { isWhole, type TextOf, useText } from '../core/language.ts'
import { SelectField } from '../kit/controls/SelectField.tsx'
import { TextField } from '../kit/controls/TextField.tsx'
import { Panel } from '../kit/Panel.tsx'
import { profileText } from '../messages/en/profile.ts'
import classes from './Cards.module.css'
import { optionsOf } from './options.ts'
import { maxLengths, type PersonalForm } from './personal-form.ts'
import { timezoneOptions } from './time-zones.ts'
import type { ProfileForm } from './use-profile-form.ts'

type Props = Pick<ProfileForm<PersonalForm>, 'form' | 'change' | 'invalidFields'>

/** What the chosen language covers, said where it is chosen. */
const languageHelp = (language: PersonalForm['language'], text: TextOf<typeof profileText>): string => {
  if (language === 'en') return text.languageHelp
  return isWhole(language) ? text.languageHelpWhole : text.languageHelpFrame
}

export const ContactInformation = ({ form, change, invalidFields }: Props) => {
  const text = useText(profileText)
  return (
    <Panel title={text.contactInformation}>
      <div className={classes.pairs}>
        <TextField
          label={text.email}
          type="email"
          autoComplete="email"
          maxLength={maxLengths.email}
          error={invalidFields.has('email') ? text.emailInvalid : null}
          value={form.email}
          onChange={(email) => change({ email })}
        />
        <TextField
          label={text.phone}
          type="tel"
          autoComplete="tel"
          maxLength={maxLengths.phone}
          error={invalidFields.has('phone') ? text.notAccepted : null}
          value={form.phone}
          onChange={(phone) => change({ phone })}
        />
        <SelectField
          label={text.timezone}
          help={text.timezoneHelp}
          options={timezoneOptions(text.timezoneOptions, now())}
          value={form.timezone}
          onChange={(timezone) => change({ timezone })}
        />
        <SelectField
          label={text.language}
          help={languageHelp(form.language, text)}
          options={optionsOf(languages, text.languageOptions)}
          value={form.language}
          onChange={(language) => change({ language })}
        />
      </div>
    </Panel>
  )
}
