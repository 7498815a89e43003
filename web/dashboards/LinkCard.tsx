/** A card that leads to another screen and tells one fact of what is there. */
import { Tooltip } from '@blueprintjs/core'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import classes from './LinkCard.module.css'

type Props = {
  /** The screen. */
  readonly name: string
  readonly to: string
  /** One fact, of two short lines at most. */
  readonly fact: ReactNode
  /** How the fact was worked out; shown on hover and focus, read out always. */
  readonly explanation?: string
}

export const LinkCard = ({ name, to, fact, explanation }: Props) => {
  const factId = useId()
  const link = (
    <Link to={to} className={classes.link} aria-describedby={factId}>
      {name}
    </Link>
  )
  return (
    <article className={classes.card}>
      <h2 className={classes.name}>
        {explanation === undefined ? (
          link
        ) : (
          <Tooltip
            content={<span className={classes.explanation}>{explanation}</span>}
            placement="top-start"
            hoverOpenDelay={700}
            minimal
          >
            {link}
          </Tooltip>
        )}
      </h2>
      <ArrowRight className={classes.arrow} size={16} aria-hidden="true" />
      <div id={factId} className={classes.fact}>
        {fact}
        {explanation !== undefined && <span className={classes.readOut}> ({explanation})</span>}
      </div>
    </article>
  )
}
