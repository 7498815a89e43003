/** For applicants without a matching position: a general application, sent as a request for early access. */
import { type FormEvent, useRef } from 'react'
import { Field } from '../../kit/controls/Field.tsx'
import fields from '../forms/fields.module.css'
import { SendButton } from '../forms/SendButton.tsx'
import { TextAreaField } from '../forms/TextAreaField.tsx'
import { Section } from '../frame/Section.tsx'
import { useEarlyAccess } from '../frame/use-early-access.ts'
import { careersContent } from './careers.content.ts'
import classes from './ReadyToJoin.module.css'

const { title, text, view, send, email: emailLabel, wish, subject } = careersContent.join

export const ReadyToJoin = () => {
  const { open } = useEarlyAccess()
  const email = useRef<HTMLInputElement>(null)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const message = String(new FormData(event.currentTarget).get('message') ?? '').trim()
    open('nav_careers', {
      email: email.current?.value.trim() ?? '',
      additionalInfo: message === '' ? subject : `${subject}: ${message}`,
    })
  }
  return (
    <Section title={title} lead={text} tone="sunken" layout="beside">
      {/* Without scripts this opens the contact form. The email field has no name, which keeps the address out of the URL. */}
      <form action="/contact-us" className={classes.form} onSubmit={apply} noValidate>
        <input type="hidden" name="inquiryType" value="general" />
        <input type="hidden" name="subject" value={subject} />
        <Field label={emailLabel}>
          {(control) => (
            <input
              {...control}
              ref={email}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              placeholder="you@company.com.au"
              className={fields.control}
            />
          )}
        </Field>
        <TextAreaField name="message" label={wish} rows={3} maxLength={2000} />
        <div className={classes.actions}>
          <SendButton label={send} sendingLabel={send} isSending={false} />
          <a href="#open-positions">{view}</a>
        </div>
      </form>
    </Section>
  )
}
