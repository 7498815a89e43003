/** A card that leads to another screen and tells one fact of what is there. */
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId } from 'react'
import { CardLink } from '../kit/CardLink.tsx'
import { Tooltip } from '../kit/overlays/Tooltip.tsx'
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
        {explanation !== undefined && <span className={classes.readOut}> ({explanation})</span>}
      </div>
    </article>
  )
}
