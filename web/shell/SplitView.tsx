/** The screen and, beside it, the advisors: 75 to 25 at first, the advisors from 20 to 35 percent (section 9). */
import { type ReactNode, useState } from 'react'
import { Group, Panel, usePanelRef } from 'react-resizable-panels'
import { ChatPanel } from '../chat/ChatPanel.tsx'
import { PanelEdge } from './PanelEdge.tsx'
import classes from './SplitView.module.css'

/** Widths of the advisors in percent. */
const widths = { usual: 25, least: 20, most: 35 }

type Props = {
  /** Whether the advisors stand beside the screen; the screen itself stays in place either way. */
  readonly hasChat: boolean
  readonly children: ReactNode
}

export const SplitView = ({ hasChat, children }: Props) => {
  const advisors = usePanelRef()
  const [width, setWidth] = useState(widths.usual)
  const grow = (by: number) => {
    const panel = advisors.current
    // Asked of the panel itself: a held key is faster than the width that is shown.
    const wanted = (panel?.getSize().asPercentage ?? width) + by
    panel?.resize(`${Math.min(widths.most, Math.max(widths.least, wanted))}%`)
  }
  return (
    <Group className={classes.split} orientation="horizontal">
      <Panel id="screen" defaultSize="75" minSize="65">
        {children}
      </Panel>
      {hasChat && (
        <Panel
          id="advisors"
          panelRef={advisors}
          defaultSize={`${width}`}
          minSize={`${widths.least}`}
          maxSize={`${widths.most}`}
          onResize={(size) => setWidth(Math.round(size.asPercentage))}
        >
          <aside className={classes.chat} aria-label="Advisors">
            <PanelEdge
              label="Width of the advisor panel"
              value={width}
              least={widths.least}
              most={widths.most}
              onGrow={grow}
            />
            <ChatPanel />
          </aside>
        </Panel>
      )}
    </Group>
  )
}
