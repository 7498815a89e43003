/** Press contact and company facts. */
import { contactLink } from '../frame/contact-link.ts'
import { Facts } from '../frame/Facts.tsx'
import { Section } from '../frame/Section.tsx'
import { company } from '../site-facts.ts'
import { hours } from '../site-hours.ts'
import classes from './PressContact.module.css'
import { pressContent } from './press.content.ts'

const { contact, company: information } = pressContent

export const PressContact = () => (
  <div className={classes.cards}>
    <div>
      <Section title={contact.title} lead={contact.text}>
        <Facts
          facts={[
            { name: 'Email', value: <a href={`mailto:${company.pressEmail}`}>{company.pressEmail}</a> },
            { name: 'Phone', value: <a href={`tel:${company.phoneLink}`}>{company.phone}</a> },
            ...hours.days.map(({ days, open }) => ({
              name: days,
              value: `${open}${open === 'Closed' ? '' : ` ${hours.zone}`}`,
            })),
          ]}
        />
        <p className={classes.email}>
          <a href={contactLink({ inquiryType: 'media', subject: contact.subject })}>{contact.write}</a>
        </p>
      </Section>
    </div>
    <div>
      <Section title={information.title}>
        <Facts facts={information.facts} />
      </Section>
    </div>
  </div>
)
