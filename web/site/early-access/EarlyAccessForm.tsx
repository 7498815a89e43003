/** The form of the request for early access. Without scripts the browser posts it and gets a page back. */
import { type ReactNode, useEffect } from 'react'
import { FormNote } from '../forms/FormNote.tsx'
import { SendButton } from '../forms/SendButton.tsx'
import { typedText, useSiteForm } from '../forms/use-site-form.ts'
import { useFormAnswer } from '../frame/site-context.ts'
import type { EarlyAccessStart } from '../frame/use-early-access.ts'
import { useSiteQuery } from '../frame/use-site-query.ts'
import classes from './EarlyAccess.module.css'
import { EarlyAccessFields } from './EarlyAccessFields.tsx'
import { earlyAccessContent as content } from './early-access.content.ts'

type Props = {
  /** Values already typed elsewhere on the page. */
  readonly start: EarlyAccessStart | null
  /** Called once the request is recorded. */
  readonly onSent: () => void
  /** The control that leaves without sending. */
  readonly cancel: ReactNode
}

const read = (typed: FormData) => {
  const website = typedText(typed, 'website')
  return {
    email: typedText(typed, 'email'),
    fullName: typedText(typed, 'fullName'),
    company: typedText(typed, 'company'),
    role: typedText(typed, 'role'),
    industry: typedText(typed, 'industry'),
    teamSize: typedText(typed, 'teamSize'),
    interests: typed.getAll('interests'),
    heardAbout: typedText(typed, 'heardAbout'),
    additionalInfo: typedText(typed, 'additionalInfo'),
    ...(website === '' ? {} : { website }),
  }
}

const setText = (form: HTMLFormElement | null, name: string, text: string): void => {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = text
}

export const EarlyAccessForm = ({ start, onSent, cancel }: Props) => {
  const answer = useFormAnswer('early-access')
  const { query } = useSiteQuery()
  const { errors, isSending, props } = useSiteForm({
    path: '/early-access-signups',
    required: ['email', 'fullName'],
    read,
    notices: content,
    answer,
    onSent,
  })
  const form = props.ref
  useEffect(() => {
    for (const [name, text] of Object.entries(start ?? {})) setText(form.current, name, text)
  }, [form, start])
  // Without scripts, values typed elsewhere arrive in the query.
  const prefilled = Object.fromEntries(
    ['email', 'role', 'additionalInfo'].map((name) => [name, query.getAll(name)]),
  )
  return (
    <form {...props} action="/early-access#request-access" className={classes.form}>
      <div className={classes.body}>
        {answer && !answer.isStart && <FormNote answer={answer} notices={content} />}
        <p className={classes.lead}>{content.lead}</p>
        <EarlyAccessFields errors={errors} values={answer?.values ?? prefilled} />
        <p className={classes.privacy}>
          {content.privacy} <a href="/privacy-policy">Privacy Policy</a>
        </p>
      </div>
      <div className={classes.actions}>
        {cancel}
        <SendButton label={content.submit} sendingLabel={content.submitting} isSending={isSending} />
      </div>
    </form>
  )
}
