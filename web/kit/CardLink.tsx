/** A link that is as large as the card it stands in (the card is its positioned ancestor). */
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import classes from './CardLink.module.css'

type Props = ComponentProps<typeof Link> & {
  /** Its focus shows inside the card, where cards are parted by lines only. */
  readonly isInset?: boolean
}

export const CardLink = ({ isInset = false, className = '', ...link }: Props) => (
  <Link {...link} className={`${isInset ? classes.inset : classes.link} ${className}`} />
)
