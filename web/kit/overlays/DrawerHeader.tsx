/** The header of a drawer: title and close button; stays visible while the rest scrolls. */
import { Button } from '@blueprintjs/core'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import classes from './DrawerHeader.module.css'

type Props = {
  readonly title: string
  /** Language of the title, if it is not that of the screens. */
  readonly titleLang?: string | undefined
  /** Label of the close button. */
  readonly closeLabel: string
  readonly onClose: () => void
  /** The heading, focused when the drawer opens. */
  readonly ref: Ref<HTMLHeadingElement>
}

export const DrawerHeader = ({ title, titleLang, closeLabel, onClose, ref }: Props) => (
  <div className={classes.header}>
    <h2 ref={ref} tabIndex={-1} className={classes.title} lang={titleLang}>
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
