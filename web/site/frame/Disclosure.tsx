/** Text that expands in place, without scripts. */
import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

type Props = {
  /** Anchor for links to this text. */
  readonly id?: string
  /** The part that is always visible and toggles the text. */
  readonly summary: ReactNode
  /** `row` is a list row with its marker at the end, `link` looks like a link in running text. */
  readonly look?: 'row' | 'link'
  readonly isOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
  readonly children: ReactNode
}

export const Disclosure = ({ id, summary, look = 'row', isOpen, onToggle, children }: Props) => (
  <details
    id={id}
    className={classes[look]}
    open={isOpen}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
  >
    <summary>{summary}</summary>
    <div className={classes.content}>{children}</div>
  </details>
)
