/** A link that looks like a button. */
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { asButton } from './as-button.ts'

type Props = ComponentProps<typeof Link> & { readonly isPrimary?: boolean }

export const ButtonLink = ({ isPrimary = false, ...link }: Props) => (
  <Link {...link} {...asButton} className={isPrimary ? 'bp6-button bp6-intent-primary' : 'bp6-button'} />
)
