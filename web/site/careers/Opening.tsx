/** One open position: summary, pay, expandable description and a link to apply. */
import { Action } from '../../kit/controls/Action.tsx'
import { contactLink } from '../frame/contact-link.ts'
import { Disclosure } from '../frame/Disclosure.tsx'
import { VisuallyHidden } from '../frame/VisuallyHidden.tsx'
import { careersContent } from './careers.content.ts'
import classes from './Opening.module.css'
import type { JobOpening } from './openings.content.ts'

const { apply, more, requirements: whatYouBring } = careersContent.openings

type Props = { readonly opening: JobOpening }

export const Opening = ({ opening }: Props) => {
  const { id, title, department, location, type, level, description, requirements, salary } = opening
  const application = contactLink({
    inquiryType: 'general',
    subject: `Application: ${title}`,
    message: `I would like to apply for the position ${title}.\n\nWhat I have done:\n\nWhy this role:\n`,
  })
  return (
    <article id={id} className={classes.opening} aria-labelledby={`${id}-title`}>
      <div>
        <h3 id={`${id}-title`}>{title}</h3>
        <p className={classes.facts}>
          {[department, location, type, level].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <p className={classes.salary}>{salary}</p>
      <div className={classes.apply}>
        <Action href={application}>
          {apply}
          <VisuallyHidden> for {title}</VisuallyHidden>
        </Action>
      </div>
      <div className={classes.more}>
        <Disclosure
          look="link"
          summary={
            <>
              {more}
              <VisuallyHidden> about {title}</VisuallyHidden>
            </>
          }
        >
          <p className={classes.description}>{description}</p>
          <h4 className={classes.bring}>{whatYouBring}</h4>
          <ul className={classes.requirements}>
            {requirements.map((requirement) => (
              <li key={requirement}>{requirement}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </article>
  )
}
