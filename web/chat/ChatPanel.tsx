/** The advisors beside the screens: their tabs, what they say, and where to write to them. */
import type { ReactNode } from 'react'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { ChatComposer } from './ChatComposer.tsx'
import classes from './ChatPanel.module.css'
import { ChatTabs } from './ChatTabs.tsx'
import { ChatTranscript } from './ChatTranscript.tsx'
import { selectChat, tabAdded, tabClosed, tabShown } from './chat.state.ts'

type Props = {
  /** At the right end of the tab row: closes the sheet on narrow screens. */
  readonly extra?: ReactNode
}

export const ChatPanel = ({ extra }: Props) => {
  const { tabs, activeId, notices } = useAppSelector(selectChat)
  const dispatch = useAppDispatch()
  const active = tabs.find(({ id }) => id === activeId)
  if (!active) return null
  return (
    <div className={classes.panel}>
      <ChatTabs
        tabs={tabs}
        activeId={activeId}
        onShow={(id) => dispatch(tabShown(id))}
        onAdd={() => dispatch(tabAdded())}
        onClose={(id) => dispatch(tabClosed(id))}
        extra={extra}
      />
      <div
        id="chat-tabpanel"
        role="tabpanel"
        aria-labelledby={`chat-tab-${activeId}`}
        className={classes.body}
      >
        <ChatTranscript
          tab={active}
          notices={notices.filter(({ tabId }) => tabId === activeId).map(({ text }) => text)}
        />
        <ChatComposer title={active.title} />
      </div>
    </div>
  )
}
