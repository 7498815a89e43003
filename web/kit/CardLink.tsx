/** A link that covers its card (the nearest positioned ancestor). */
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import classes from './CardLink.module.css'

type Props = ComponentProps<typeof Link> & {
  /** Draws the focus ring inside the card, for cards separated by lines only. */
  readonly isInset?: boolean
}

export const CardLink = ({ isInset = false, className = '', ...link }: Props) => (
  <Link {...link} className={`${isInset ? classes.inset : classes.link} ${className}`} />
)
