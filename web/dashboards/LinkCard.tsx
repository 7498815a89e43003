/** A card that links to another screen and states one fact from it. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId } from 'react'
import { CardLink } from '../kit/CardLink.tsx'
import { Tooltip } from '../kit/overlays/Tooltip.tsx'
import classes from './LinkCard.module.css'

type Props = {
  readonly name: string
  readonly to: string
  /** One fact, two short lines at most. */
  readonly fact: ReactNode
  /** How the fact is calculated: a tooltip, and always announced by screen readers. */
  readonly explanation?: string
}

export const LinkCard = ({ name, to, fact, explanation }: Props) => {
  const factId = useId()
  const link = (
    <CardLink to={to} aria-describedby={factId}>
      {name}
    </CardLink>
  )
  return (
    <article className={classes.card}>
      <h2 className={classes.name}>
        {explanation === undefined ? link : <Tooltip words={explanation}>{link}</Tooltip>}
      </h2>
      <ArrowRight className={classes.arrow} size={16} aria-hidden="true" />
      <div id={factId} className={classes.fact}>
        {fact}
        {explanation !== undefined && <span className={classes.visuallyHidden}> ({explanation})</span>}
      </div>
    </article>
  )
}
