/** The advisors beside a screen, in a panel whose edge can be moved by pointer and by keys. */
import { useState } from 'react'
import { Panel, usePanelRef } from 'react-resizable-panels'
import { useText } from '../core/language.ts'
import { shellText } from '../messages/en/shell.ts'
import { Advisors } from './Advisors.tsx'
import classes from './AdvisorsPanel.module.css'
import { PanelEdge } from './PanelEdge.tsx'

/** Bounds of the width, in percent (section 9). */
const least = 20
const most = 35

type Props = {
  /** Width in percent. */
  readonly width: number
  /** The width became another one, in whole percent. */
  readonly onWidth: (percent: number) => void
}

export const AdvisorsPanel = ({ width, onWidth }: Props) => {
  const text = useText(shellText)
  const panel = usePanelRef()
  // A default that changed under the pointer would end its drag.
  const [firstWidth] = useState(width)
  const grow = (by: number) => {
    // Asked of the panel itself: a held key is faster than the width that is shown.
    const wanted = (panel.current?.getSize().asPercentage ?? width) + by
    panel.current?.resize(`${Math.min(most, Math.max(least, wanted))}%`)
  }
  return (
    <Panel
      id="advisors"
      panelRef={panel}
      defaultSize={`${firstWidth}`}
      minSize={`${least}`}
      maxSize={`${most}`}
      onResize={(size) => onWidth(Math.round(size.asPercentage))}
    >
      <aside className={classes.advisors} aria-label={text.advisors}>
        <PanelEdge
          label={text.advisorWidth}
          says={text.percentWide}
          value={width}
          least={least}
          most={most}
          onGrow={grow}
        />
        <Advisors />
      </aside>
    </Panel>
  )
}
