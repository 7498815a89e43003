/** One idea of a page: a serif headline and what belongs to it; on paper, or on a darker band. */
import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'

type Props = {
  /** An anchor. */
  readonly id?: string
  readonly title: string
  /** A sentence under the headline. */
  readonly lead?: ReactNode
  readonly tone?: 'paper' | 'sunken'
  /** `beside` sets the headline into a column of its own at the left of the content. */
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
