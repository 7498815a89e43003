/** The contact form. The query can prefill it (decision 33); without scripts the browser posts it. */
import { useId } from 'react'
import { useToast } from '../../kit/feedback/use-toast.ts'
import { FormNote } from '../forms/FormNote.tsx'
import { SendButton } from '../forms/SendButton.tsx'
import { typedText, useSiteForm } from '../forms/use-site-form.ts'
import { useFormAnswer } from '../frame/site-context.ts'
import { useSiteQuery } from '../frame/use-site-query.ts'
import { ContactFields } from './ContactFields.tsx'
import classes from './ContactPage.module.css'
import { contactContent as content } from './contact.content.ts'

/** Fields that the query can prefill. */
const prefillable = ['inquiryType', 'subject', 'message']

const read = (typed: FormData) => {
  const website = typedText(typed, 'website')
  return {
    fullName: typedText(typed, 'fullName'),
    email: typedText(typed, 'email'),
    company: typedText(typed, 'company'),
    role: typedText(typed, 'role'),
    phone: typedText(typed, 'phone'),
    subject: typedText(typed, 'subject'),
    message: typedText(typed, 'message'),
    inquiryType: typedText(typed, 'inquiryType'),
    preferredContact: typedText(typed, 'preferredContact'),
    ...(website === '' ? {} : { website }),
  }
}

export const ContactForm = () => {
  const titleId = useId()
  const answer = useFormAnswer('contact')
  const { query, change } = useSiteQuery()
  const toast = useToast()
  const { errors, isSending, props } = useSiteForm({
    path: '/contact-submissions',
    required: ['fullName', 'email', 'subject', 'message'],
    read,
    notices: content,
    answer,
    onSent: () => {
      // The prefilled values belong to the message just sent, not to the next one.
      change(Object.fromEntries([...prefillable, 'sent'].map((name) => [name, ''])), 'typing')
      toast(content.sent)
    },
  })
  const prefilled = Object.fromEntries(prefillable.map((name) => [name, query.getAll(name)]))
  return (
    <section id="message-form" aria-labelledby={titleId}>
      <h2 id={titleId}>{content.formTitle}</h2>
      <form {...props} action="/contact-us" className={classes.form}>
        {(answer !== null || query.get('sent') === 'contact') && (
          <FormNote answer={answer} notices={content} />
        )}
        <ContactFields errors={errors} values={answer?.values ?? prefilled} />
        <p className={classes.privacy}>
          {content.privacy} <a href="/privacy-policy">Privacy Policy</a>
        </p>
        <p>
          <SendButton label={content.send} sendingLabel={content.sending} isSending={isSending} />
        </p>
      </form>
    </section>
  )
}
