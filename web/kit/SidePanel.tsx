/** A drawer beside a screen: 400 px without a scrim, so that the screen stays usable; a sheet below 900 px. */
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { english } from '../core/language.ts'
import { Sheet } from './Sheet.tsx'
import classes from './SidePanel.module.css'
import { SidePanelPlace } from './side-panel-place.ts'
import { useNarrow } from './use-narrow.ts'

type Props = {
  /** Names the region. */
  readonly label: string
  /** Escape inside the panel, and closing the sheet. */
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SidePanel = ({ label, onClose, children }: Props) => {
  const place = useContext(SidePanelPlace)
  const isNarrow = useNarrow()
  const take = place?.take
  useLayoutEffect(() => (isNarrow ? undefined : take?.()), [isNarrow, take])
  if (isNarrow)
    return (
      <Sheet label={label} isOpen onClose={onClose}>
        {children}
      </Sheet>
    )
  if (!place?.element) return null
  return createPortal(
    <aside
      className={classes.panel}
      aria-label={label}
      lang={english}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      {children}
    </aside>,
    place.element,
  )
}
