/** Opens a recorded chat beside the screen: in its own tab if that is open, otherwise in a numbered one. */
import type { ThreadId } from '#schema/chat/chat'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { isNarrowNow } from '../kit/use-is-narrow.ts'
import { selectChat, sheetToggled, tabReopened, tabShown } from './chat.state.ts'

export const useOpenChat = (): ((threadId: ThreadId) => void) => {
  const dispatch = useAppDispatch()
  const { tabs } = useAppSelector(selectChat)
  return (threadId) => {
    const open = tabs.find((tab) => tab.threadId === threadId)
    dispatch(open ? tabShown(open.id) : tabReopened({ threadId, title: '' }))
    if (isNarrowNow()) dispatch(sheetToggled(true))
  }
}
