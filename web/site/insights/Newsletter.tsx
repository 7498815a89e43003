/** The newsletter box: Subscribe opens the request for early access with the email already typed (decision 33). */
import { type FormEvent, useId } from 'react'
import { prefetchHandlers } from '../frame/lazy-access-dialog.ts'
import { useEarlyAccess } from '../frame/use-early-access.ts'
import { newsletterContent as content } from './insights.content.ts'
import classes from './Newsletter.module.css'

export const Newsletter = () => {
  const id = useId()
  const { open } = useEarlyAccess()
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim()
    open('nav_insights', { email, additionalInfo: content.start })
  }
  return (
    <section aria-labelledby={`${id}-title`} className={classes.section}>
      <div>
        <h2 id={`${id}-title`}>{content.title}</h2>
        <p>{content.text}</p>
      </div>
      {/* Without scripts this opens the form on its page. It is posted, which keeps the email out of the URL. */}
      <form
        action="/early-access/start#request-access"
        method="post"
        noValidate
        onSubmit={subscribe}
        className={classes.form}
        {...prefetchHandlers}
      >
        <label htmlFor={id}>{content.label}</label>
        <div>
          <input type="hidden" name="additionalInfo" value={content.start} />
          <input id={id} name="email" type="email" autoComplete="email" className={classes.input} />
          <button type="submit" className={classes.button}>
            {content.action}
          </button>
        </div>
      </form>
    </section>
  )
}
