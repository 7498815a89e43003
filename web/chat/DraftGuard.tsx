/** Asks before what is typed to an advisor is lost with the window or by signing out; a way inside loses none of it. */
import { useText } from '../core/language.ts'
import { LeaveGuard } from '../kit/LeaveGuard.tsx'
import { chatText } from '../messages/en/chat.ts'

const never = () => false

export const DraftGuard = () => {
  const text = useText(chatText)
  return <LeaveGuard isDirty sentence={text.draftLost} isLeaving={never} />
}
