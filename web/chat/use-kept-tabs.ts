/** Takes up the tabs that this browser kept, keeps them from then on, and warns before typed words are lost with the window. */
import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../core/hooks.ts'
import { selectChat, tabsTakenUp } from './chat.state.ts'
import { keepTabs, keptTabs } from './kept-tabs.ts'

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** `business` is whose chat it is, once that is known. */
export const useKeptTabs = (business: string | undefined): void => {
  const dispatch = useAppDispatch()
  const { tabs, activeId, drafts, business: takenUpFor } = useAppSelector(selectChat)
  const sessionId = useAppSelector(({ session }) => session.sessionId)
  const isTakenUp = takenUpFor !== null

  useEffect(() => {
    if (isTakenUp || business === undefined || sessionId === null) return
    dispatch(tabsTakenUp({ business, kept: keptTabs(sessionId) }))
  }, [isTakenUp, business, sessionId, dispatch])

  useEffect(() => {
    if (isTakenUp && sessionId !== null) keepTabs(sessionId, { tabs, activeId })
  }, [isTakenUp, sessionId, tabs, activeId])

  const hasTyped = Object.values(drafts).some((text) => text !== undefined && text.trim() !== '')
  useEffect(() => {
    if (!hasTyped) return
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasTyped])
}
