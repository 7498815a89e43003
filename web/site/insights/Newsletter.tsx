/** The newsletter box: Subscribe opens the request for early access with the address that was typed (decision 33). */
import { type FormEvent, useId } from 'react'
import { reaching } from '../frame/late-access.ts'
import { useEarlyAccess } from '../frame/use-early-access.ts'
import { newsletterContent as content } from './insights.content.ts'
import classes from './Newsletter.module.css'

export const Newsletter = () => {
  const id = useId()
  const { open } = useEarlyAccess()
  const subscribe = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = event.currentTarget.querySelector('input')?.value.trim() ?? ''
    open('nav_insights', { email, additionalInfo: content.start })
  }
  return (
    <section aria-labelledby={`${id}-title`} className={classes.section}>
      <div>
        <h2 id={`${id}-title`}>{content.title}</h2>
        <p>{content.text}</p>
      </div>
      {/* Without scripts it leads to the form in the page. The field has no name: an address does not belong into another. */}
      <form action="#request-access" noValidate onSubmit={subscribe} className={classes.form} {...reaching}>
        <label htmlFor={id}>{content.label}</label>
        <div>
          <input id={id} type="email" autoComplete="email" className={classes.input} />
          <button type="submit" className={classes.button}>
            {content.action}
          </button>
        </div>
      </form>
    </section>
  )
}
