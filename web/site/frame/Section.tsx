/** A section of a page: serif headline and content, on paper or on a darker band. */
import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'

type Props = {
  /** Anchor. */
  readonly id?: string
  readonly title: string
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'sunken'
  /** `beside` puts the headline in its own column left of the content. */
  readonly layout?: 'below' | 'beside'
  readonly children?: ReactNode
}

export const Section = ({ id, title, lead, tone = 'paper', layout = 'below', children }: Props) => {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className={classes[tone]}>
      <div className={classes[layout]}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {lead && <p className={classes.lead}>{lead}</p>}
        </div>
        {children && <div>{children}</div>}
      </div>
    </section>
  )
}
