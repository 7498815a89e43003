/** The head of a drawer: its title and the way to close it; it stays in sight while the rest scrolls. */
import { Button } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import classes from './DrawerHead.module.css'

type Props = {
  readonly title: string
  /** Names the button that closes the drawer. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** The heading, which can take the focus as the drawer shows. */
  readonly ref: Ref<HTMLHeadingElement>
}

export const DrawerHead = ({ title, closeLabel, onClose, ref }: Props) => (
  <div className={classes.head}>
    <h2 ref={ref} tabIndex={-1} className={classes.title}>
      {title}
    </h2>
    <Button
      variant="minimal"
      aria-label={closeLabel}
      icon={<X size={18} aria-hidden="true" />}
      onClick={onClose}
    />
  </div>
)
