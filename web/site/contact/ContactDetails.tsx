/** Email, phone, address and business hours. */
import { useId } from 'react'
import { company } from '../site-facts.ts'
import { hours } from '../site-hours.ts'
import classes from './ContactPage.module.css'
import { contactContent } from './contact.content.ts'

const { title, email, phone, location, hours: times } = contactContent.ways

export const ContactDetails = () => {
  const titleId = useId()
  return (
    <aside aria-labelledby={titleId} className={classes.details}>
      <h2 id={titleId}>{title}</h2>
      <article>
        <h3>{email.title}</h3>
        <p>
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <p className={classes.small}>{email.text}</p>
      </article>
      <article>
        <h3>{phone.title}</h3>
        <p>
          <a href={`tel:${company.phoneLink}`}>{company.phone}</a>
        </p>
        <p className={classes.small}>{phone.text}</p>
      </article>
      <article>
        <h3>{location.title}</h3>
        <p>{company.location}</p>
        <p className={classes.small}>{location.text}</p>
      </article>
      <article>
        <h3>{times.title}</h3>
        <dl className={classes.hours}>
          {hours.days.map(({ days, open }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{open}</dd>
            </div>
          ))}
        </dl>
        <p className={classes.small}>{times.zone}</p>
      </article>
    </aside>
  )
}
