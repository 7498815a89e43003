/** Takes up the tabs that this browser kept, with what was typed there, and keeps the tabs from then on. */
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { selectChat, tabsTakenUp } from './chat.state.ts'
import { keptDrafts } from './kept-drafts.ts'
import { keepTabs, keptTabs } from './kept-tabs.ts'

/** `business` is whose chat it is, once that is known. */
export const useKeptTabs = (business: string | undefined): void => {
  const dispatch = useAppDispatch()
  const { tabs, activeId, business: takenUpFor } = useAppSelector(selectChat)
  const sessionId = useAppSelector(({ session }) => session.sessionId)
  const isTakenUp = takenUpFor !== null

  useEffect(() => {
    if (isTakenUp || business === undefined || sessionId === null) return
    dispatch(tabsTakenUp({ business, kept: keptTabs(sessionId), typed: keptDrafts(sessionId) }))
  }, [isTakenUp, business, sessionId, dispatch])

  useEffect(() => {
    if (isTakenUp && sessionId !== null) keepTabs(sessionId, { tabs, activeId })
  }, [isTakenUp, sessionId, tabs, activeId])
}
