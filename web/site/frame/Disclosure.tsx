/** Text that opens in place; it does without scripts. */
import type { ReactNode } from 'react'
import classes from './Disclosure.module.css'

type Props = {
  /** An anchor, so that an address can lead to it. */
  readonly id?: string
  /** What opens it. */
  readonly summary: ReactNode
  /** `row` is a line of a list with its marker at the end, `link` looks like a link within a text. */
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
