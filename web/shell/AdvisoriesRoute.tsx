/** The Advisories, with the advisors to ask. */
import { AdvisoriesScreen } from '../advisory/AdvisoriesScreen.tsx'
import { askAbout } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { advisoryText } from '../messages/en/advisory.ts'

/** The tab that weighs advice. */
const advisor = 'advisor'

export const AdvisoriesRoute = () => {
  const dispatch = useAppDispatch()
  const text = useText(advisoryText)
  return <AdvisoriesScreen onAsk={({ title }) => dispatch(askAbout(text.question(title), advisor))} />
}
