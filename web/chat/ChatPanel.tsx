/** The chat beside the screens: tabs, conversation and input. */
import type { ReactNode } from 'react'
import type { AdvisorKey } from '#schema/chat/chat'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { locale, useText } from '../core/language.ts'
import { chatText, type HeldAlone } from '../messages/en/chat.ts'
import { replyText } from '../messages/en/reply.ts'
import { advisorOf, questionsFor, tabName } from './advisors.ts'
import classes from './ChatPanel.module.css'
import { ChatTabs } from './ChatTabs.tsx'
import { Conversation } from './Conversation.tsx'
import { useListThreadsQuery } from './chat.api.ts'
import { selectChat, tabAdded, tabClosed, tabReopened, tabShown } from './chat.state.ts'
import { closedThreads } from './thread-view.ts'
import { useStoredTabs } from './use-stored-tabs.ts'

type Props = {
  /** Name and style of the signed-in business, once known. */
  readonly business: string | undefined
  readonly style: AdvisorKey | undefined
  /** Path of the current screen. */
  readonly screen: string
  /** False in a business without figures; undefined until it is known. */
  readonly hasFigures: boolean | undefined
  /** What is on record of a business without figures; undefined if nothing is. */
  readonly held?: HeldAlone | undefined
  /** False for a trade that bills its clients instead of having a till. */
  readonly hasTill?: boolean | undefined
  /** Content at the right end of the tab row: the button that closes the sheet on narrow screens. */
  readonly extra?: ReactNode
}

export const ChatPanel = ({ business, style, screen, hasFigures, held, hasTill, extra }: Props) => {
  const text = useText(chatText)
  const replies = useText(replyText)
  const { tabs, activeId, notices, drafts, restoredDrafts, isFocusDue } = useAppSelector(selectChat)
  const dispatch = useAppDispatch()
  useStoredTabs(business)
  const { data: threads } = useListThreadsQuery()
  const closed = closedThreads(tabs, threads)
  const active = tabs.find(({ id }) => id === activeId)
  if (!active) return null
  const name = tabName(active, text)
  const withoutFigures = held ? text.held[held] : text.noFigures
  const introduced =
    hasFigures === false ? withoutFigures : (text.introductions[activeId] ?? text.introduction)
  return (
    <div className={classes.panel} lang={locale()}>
      <h2 className={classes.visuallyHidden}>{text.conversation(name)}</h2>
      <ChatTabs
        tabs={tabs.map((tab) => ({ id: tab.id, title: tabName(tab, text) }))}
        activeId={activeId}
        onShow={(id) => dispatch(tabShown(id))}
        onAdd={() => dispatch(tabAdded())}
        onClose={(id) => dispatch(tabClosed(id))}
        closed={closed.map(({ id, tab, title }) => ({
          id,
          name: text.closedChat(tabName({ id: '', title: tab }, text), title),
        }))}
        onReopen={(id) => {
          const thread = closed.find((one) => one.id === id)
          if (thread) dispatch(tabReopened({ threadId: thread.id, title: thread.tab }))
        }}
        extra={extra}
      />
      <div
        id="chat-tabpanel"
        role="tabpanel"
        aria-labelledby={`chat-tab-${activeId}`}
        className={classes.body}
      >
        <Conversation
          tab={active}
          name={name}
          personaKey={advisorOf(activeId, style)}
          words={introduced}
          questions={questionsFor({ tabId: activeId, style, screen, hasFigures, held, hasTill }, replies)}
          notices={notices.filter(({ tabId }) => tabId === activeId)}
          draft={drafts[activeId] ?? ''}
          isDraftRestored={restoredDrafts.includes(activeId)}
          isFocusDue={isFocusDue}
        />
      </div>
    </div>
  )
}
