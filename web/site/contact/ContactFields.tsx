/** The nine fields of the contact form. */
import { inquiryTypes, preferredContacts } from '#schema/contact/contact-options'
import type { FormErrors } from '#schema/core/form-errors'
import { ChoiceField } from '../forms/ChoiceField.tsx'
import { EmailField } from '../forms/EmailField.tsx'
import { Honeypot } from '../forms/Honeypot.tsx'
import { InputField } from '../forms/InputField.tsx'
import { OptionGroup } from '../forms/OptionGroup.tsx'
import { TextAreaField } from '../forms/TextAreaField.tsx'
import classes from './ContactPage.module.css'
import { contactContent as content } from './contact.content.ts'

type Props = {
  readonly errors: FormErrors
  /** Initial values by field name. */
  readonly values: Readonly<Record<string, readonly string[] | undefined>>
}

const kinds = inquiryTypes.map((value) => ({ value, label: content.inquiryTypes[value] }))
const contactMethods = preferredContacts.map((value) => ({ value, label: content.preferredContacts[value] }))

export const ContactFields = ({ errors, values }: Props) => {
  const field = (name: string) => ({ name, defaultValue: values[name]?.[0], error: errors[name] })
  const asked = values.inquiryType?.[0]
  const kind = inquiryTypes.find((one) => one === asked) ?? 'general'
  return (
    <>
      <div className={classes.pair}>
        <InputField {...field('fullName')} label="Full Name" isRequired autoComplete="name" maxLength={200} />
        <EmailField defaultValue={values.email?.[0]} error={errors.email} />
        <InputField {...field('company')} label="Company" autoComplete="organization" maxLength={200} />
        <InputField {...field('role')} label="Role" autoComplete="organization-title" maxLength={200} />
        <InputField
          {...field('phone')}
          label="Phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={60}
        />
        {/* A select ignores a new default once the user has chosen, so a changed default remounts it. */}
        <ChoiceField
          {...field('inquiryType')}
          key={kind}
          label="Inquiry Type"
          options={kinds}
          defaultValue={kind}
        />
      </div>
      <InputField {...field('subject')} label="Subject" isRequired autoComplete="off" maxLength={300} />
      <TextAreaField {...field('message')} label="Message" isRequired rows={5} maxLength={8000} />
      <OptionGroup
        name="preferredContact"
        legend="Preferred Contact Method"
        type="radio"
        options={contactMethods}
        chosen={values.preferredContact ?? ['email']}
      />
      <Honeypot />
    </>
  )
}
