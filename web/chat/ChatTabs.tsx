/** The tab row of the chat: arrow keys move, Delete closes a tab while others remain. */
import Chats from 'lucide-react/icons/messages-square'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../core/language.ts'
import { MenuAction } from '../kit/controls/MenuAction.tsx'
import { MenuButton } from '../kit/controls/MenuButton.tsx'
import { chatText } from '../messages/en/chat.ts'
import classes from './ChatTabs.module.css'
import type { ChatTab } from './chat-tabs.ts'

type Props = {
  readonly tabs: readonly ChatTab[]
  readonly activeId: string
  readonly onShow: (id: string) => void
  readonly onAdd: () => void
  readonly onClose: (id: string) => void
  /** Closed chats that can be reopened. */
  readonly closed: readonly { readonly id: string; readonly name: string }[]
  readonly onReopen: (id: string) => void
  readonly extra?: ReactNode
}

const tabIdOf = (id: string) => `chat-tab-${id}`

/** The tab that a key moves to; undefined for other keys. */
const targetOf = (key: string, tabs: readonly ChatTab[], index: number): ChatTab | undefined => {
  if (key === 'ArrowRight') return tabs[(index + 1) % tabs.length]
  if (key === 'ArrowLeft') return tabs.at(index - 1)
  if (key === 'Home') return tabs[0]
  if (key === 'End') return tabs.at(-1)
  return undefined
}

export const ChatTabs = ({ tabs, activeId, onShow, onAdd, onClose, closed, onReopen, extra }: Props) => {
  const text = useText(chatText)
  const row = useRef<HTMLDivElement>(null)
  const hasFocusToKeep = useRef(false)
  const isClosable = tabs.length > 1

  // The focus follows a selection made by key, and moves to the selected tab when another one is closed.
  useEffect(() => {
    const selected = row.current?.querySelector<HTMLElement>(`#${tabIdOf(activeId)}`)
    selected?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    if (hasFocusToKeep.current) selected?.focus()
    hasFocusToKeep.current = false
  })

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const tab = tabs[index]
    const target = targetOf(event.key, tabs, index)
    if (target) {
      event.preventDefault()
      hasFocusToKeep.current = true
      onShow(target.id)
    } else if (event.key === 'Delete' && isClosable && tab) {
      hasFocusToKeep.current = true
      onClose(tab.id)
    }
  }

  return (
    <div className={classes.row}>
      {/* Close buttons are displayed next to their tabs, but a tablist may contain only tabs. */}
      <div
        role="tablist"
        aria-label={text.advisors}
        aria-owns={tabs.map(({ id }) => tabIdOf(id)).join(' ')}
      />
      <div className={classes.tabs} ref={row}>
        {tabs.map(({ id, title }, index) => (
          <span key={id} className={classes.slot}>
            <button
              type="button"
              role="tab"
              id={tabIdOf(id)}
              className={classes.tab}
              aria-selected={id === activeId}
              aria-controls="chat-tabpanel"
              aria-keyshortcuts={isClosable ? 'Delete' : undefined}
              tabIndex={id === activeId ? 0 : -1}
              onClick={() => onShow(id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {title}
            </button>
            {isClosable && (
              <button
                type="button"
                className={classes.close}
                aria-label={text.closeTab(title)}
                tabIndex={-1}
                onClick={() => {
                  hasFocusToKeep.current = true
                  onClose(id)
                }}
              >
                <X size={12} />
              </button>
            )}
          </span>
        ))}
      </div>
      <button type="button" className={classes.add} aria-label={text.newTab} onClick={onAdd}>
        <Plus size={16} />
      </button>
      {closed.length > 0 && (
        <MenuButton
          label={text.closedChats}
          trigger={(properties) => (
            <button {...properties} type="button" className={classes.add} aria-label={text.closedChats}>
              <Chats size={16} aria-hidden="true" />
            </button>
          )}
        >
          {closed.map(({ id, name }) => (
            <MenuAction
              key={id}
              text={name}
              onClick={() => {
                hasFocusToKeep.current = true
                onReopen(id)
              }}
            />
          ))}
        </MenuButton>
      )}
      {extra}
    </div>
  )
}
