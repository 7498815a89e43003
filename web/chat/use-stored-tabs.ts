/** Restores the tabs and drafts kept in this browser, then keeps the tabs up to date. */
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { selectChat, tabsRestored } from './chat.state.ts'
import { storedDrafts } from './stored-drafts.ts'
import { storedTabs, storeTabs } from './stored-tabs.ts'

/** `business` is the owner of the chat; undefined until known. */
export const useStoredTabs = (business: string | undefined): void => {
  const dispatch = useAppDispatch()
  const { tabs, activeId, business: restoredFor } = useAppSelector(selectChat)
  const sessionId = useAppSelector(({ session }) => session.sessionId)
  const isRestored = restoredFor !== null

  useEffect(() => {
    if (isRestored || business === undefined || sessionId === null) return
    dispatch(tabsRestored({ business, kept: storedTabs(sessionId), typed: storedDrafts(sessionId) }))
  }, [isRestored, business, sessionId, dispatch])

  useEffect(() => {
    if (isRestored && sessionId !== null) storeTabs(sessionId, { tabs, activeId })
  }, [isRestored, sessionId, tabs, activeId])
}
