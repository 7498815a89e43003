/**
 * Asks before what is typed to an advisor is lost with the window or by signing out; a way inside loses none of it. Keeps
 * it over a reload, until it is sent, taken away or left.
 */
import { useEffect } from 'react'
import { useAppSelector } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { replyText } from '../messages/en/reply.ts'
import { selectChat } from './chat.state.ts'
import { forgetDrafts, keepDrafts } from './kept-drafts.ts'

const never = () => false

export const DraftGuard = () => {
  const text = useText(replyText)
  const { drafts, business } = useAppSelector(selectChat)
  const sessionId = useAppSelector(({ session }) => session.sessionId)
  useEffect(() => {
    // Before it is known whose chat this is, those that were kept have not been taken up.
    if (business !== null && sessionId !== null) keepDrafts(sessionId, drafts)
  }, [business, sessionId, drafts])
  useEffect(() => forgetDrafts, [])
  return <LeaveGuard isDirty sentence={text.draftLost} isLeaving={never} />
}
