/** A drawer beside a screen: 400 px without a scrim, so that the screen stays usable; a sheet below 900 px. */
import { type ReactNode, useContext, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { screenLocale } from '../../core/language.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { Sheet } from './Sheet.tsx'
import classes from './SidePanel.module.css'
import { SidePanelPlace } from './side-panel-place.ts'
import { useEscape } from './use-escape.ts'

type Props = {
  /** Names the region. */
  readonly label: string
  /** Called on Escape (wherever the focus is) and when the sheet closes. */
  readonly onClose: () => void
  readonly children: ReactNode
}

export const SidePanel = ({ label, onClose, children }: Props) => {
  const place = useContext(SidePanelPlace)
  const isNarrow = useIsNarrow()
  const take = place?.take
  // The sheet handles Escape itself.
  useEscape({ isOpen: !isNarrow, onClose })
  useLayoutEffect(() => (isNarrow ? undefined : take?.()), [isNarrow, take])
  if (isNarrow)
    return (
      <Sheet label={label} isOpen onClose={onClose}>
        <div className={classes.content}>{children}</div>
      </Sheet>
    )
  if (!place?.element) return null
  return createPortal(
    <aside data-beside className={classes.panel} aria-label={label} lang={screenLocale()}>
      {children}
    </aside>,
    place.element,
  )
}
