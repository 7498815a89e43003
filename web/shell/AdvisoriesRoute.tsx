/** The Advisories screen; connects it to the chat. */
import { AdvisoriesScreen } from '../advisory/AdvisoriesScreen.tsx'
import { askAbout } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { advisoryText } from '../messages/en/advisory.ts'

/** The chat tab for questions about advice. */
const advisor = 'advisor'

export const AdvisoriesRoute = () => {
  const dispatch = useAppDispatch()
  const text = useText(advisoryText)
  return <AdvisoriesScreen onAsk={({ title }) => dispatch(askAbout(text.question(title), advisor))} />
}
