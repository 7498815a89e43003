/** The nine fields of a request for early access. */

import type { FormErrors } from '#schema/core/form-errors'
import {
  heardAboutOptions,
  interestOptions,
  signupIndustries,
  teamSizes,
} from '#schema/early-access/early-access-options'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { EmailField } from '../forms/EmailField.tsx'
import { Honeypot } from '../forms/Honeypot.tsx'
import { InputField } from '../forms/InputField.tsx'
import { OptionGroup } from '../forms/OptionGroup.tsx'
import { TextAreaField } from '../forms/TextAreaField.tsx'
import classes from './EarlyAccess.module.css'
import { earlyAccessContent as content } from './early-access.content.ts'
import { FormSection } from './FormSection.tsx'

type Props = {
  readonly errors: FormErrors
  /** Initial values by field name. */
  readonly values: Readonly<Record<string, readonly string[] | undefined>>
}

const toOptions = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }))
const toOptionalOptions = (words: readonly string[]) => [
  { value: '', label: content.notChosen },
  ...toOptions(words),
]

export const EarlyAccessFields = ({ errors, values }: Props) => {
  const field = (name: string) => ({ name, defaultValue: values[name]?.[0], error: errors[name] })
  return (
    <>
      <FormSection title={content.contact}>
        <div className={classes.pair}>
          <InputField
            {...field('fullName')}
            label="Full Name"
            isRequired
            autoComplete="name"
            maxLength={200}
          />
          <EmailField defaultValue={values.email?.[0]} error={errors.email} />
        </div>
      </FormSection>
      <FormSection title={content.business}>
        <div className={classes.pair}>
          <InputField {...field('company')} label="Company" autoComplete="organization" maxLength={200} />
          <InputField {...field('role')} label="Role" autoComplete="organization-title" maxLength={200} />
          <ChoiceField
            {...field('industry')}
            label="Industry"
            options={toOptionalOptions(signupIndustries)}
          />
          <ChoiceField {...field('teamSize')} label="Team Size" options={toOptionalOptions(teamSizes)} />
        </div>
      </FormSection>
      <FormSection title={content.interests}>
        <OptionGroup
          name="interests"
          legend="What would you use Jarvin for?"
          type="checkbox"
          options={toOptions(interestOptions)}
          chosen={values.interests ?? []}
        />
      </FormSection>
      <FormSection title={content.additional}>
        <ChoiceField
          {...field('heardAbout')}
          label="How did you hear about us?"
          options={toOptionalOptions(heardAboutOptions)}
        />
        <TextAreaField
          {...field('additionalInfo')}
          label="Anything else we should know?"
          rows={3}
          maxLength={4000}
        />
      </FormSection>
      <Honeypot />
    </>
  )
}
