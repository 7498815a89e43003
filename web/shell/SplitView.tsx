/** The screen and, beside it, the advisors: 75 to 25 at first, the advisors from 20 to 35 percent (section 9). */
import type { ReactNode } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { ChatPanel } from '../chat/ChatPanel.tsx'
import classes from './SplitView.module.css'

type Props = {
  /** Whether the advisors stand beside the screen; the screen itself stays in place either way. */
  readonly hasChat: boolean
  readonly children: ReactNode
}

export const SplitView = ({ hasChat, children }: Props) => (
  <Group className={classes.split} orientation="horizontal">
    <Panel id="screen" defaultSize="75" minSize="65">
      {children}
    </Panel>
    {hasChat && <Separator className={classes.edge} aria-label="Width of the advisor panel" />}
    {hasChat && (
      <Panel id="advisors" defaultSize="25" minSize="20" maxSize="35">
        <aside className={classes.chat} aria-label="Advisors">
          <ChatPanel />
        </aside>
      </Panel>
    )}
  </Group>
)
