/** Restores the tabs and drafts kept in this browser, then keeps the tabs up to date. */
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { selectChat, tabsRestored } from './chat.state.ts'
import { keptDrafts } from './stored-drafts.ts'
import { keepTabs, keptTabs } from './stored-tabs.ts'

/** `business` is the owner of the chat; undefined until known. */
export const useKeptTabs = (business: string | undefined): void => {
  const dispatch = useAppDispatch()
  const { tabs, activeId, business: restoredFor } = useAppSelector(selectChat)
  const sessionId = useAppSelector(({ session }) => session.sessionId)
  const isRestored = restoredFor !== null

  useEffect(() => {
    if (isRestored || business === undefined || sessionId === null) return
    dispatch(tabsRestored({ business, kept: keptTabs(sessionId), typed: keptDrafts(sessionId) }))
  }, [isRestored, business, sessionId, dispatch])

  useEffect(() => {
    if (isRestored && sessionId !== null) keepTabs(sessionId, { tabs, activeId })
  }, [isRestored, sessionId, tabs, activeId])
}
