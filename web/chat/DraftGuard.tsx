/**
 * Asks before an unsent message is lost by closing the window or signing out; navigation inside the application keeps
 * it. Also keeps drafts across a reload.
 */
import { useEffect } from 'react'
import { useAppSelector } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { LeaveGuard } from '../kit/drafts/LeaveGuard.tsx'
import { replyText } from '../messages/en/reply.ts'
import { selectChat } from './chat.state.ts'
import { clearDrafts, storeDrafts } from './stored-drafts.ts'

const never = () => false

export const DraftGuard = () => {
  const text = useText(replyText)
  const { drafts, business } = useAppSelector(selectChat)
  const sessionId = useAppSelector(({ session }) => session.sessionId)
  useEffect(() => {
    // Until the business is known, kept drafts are not restored yet and must not be overwritten.
    if (business !== null && sessionId !== null) storeDrafts(sessionId, drafts)
  }, [business, sessionId, drafts])
  useEffect(() => clearDrafts, [])
  return <LeaveGuard isDirty sentence={text.draftLost} isLeaving={never} />
}
