/** The Briefs screen; connects it to the opening hours on record and the chat. */
import { BriefsScreen } from '../brief/BriefsScreen.tsx'
import { askAbout } from '../chat/chat.state.ts'
import { useAppDispatch } from '../core/hooks.ts'
import { useText } from '../core/language.ts'
import { HourlyTransactions } from '../kpi/HourlyTransactions.tsx'
import { briefText } from '../messages/en/brief.ts'
import { useGetMeQuery } from '../session/session.api.ts'
import { ShareOutside } from '../share/ShareOutside.tsx'

/** The chat tab for questions about figures. */
const analyst = 'analyst'

export const BriefsRoute = () => {
  const dispatch = useAppDispatch()
  const text = useText(briefText)
  const { data: me } = useGetMeQuery()
  return (
    <BriefsScreen
      businessName={me?.businessName}
      renderHours={(moment, isLeading) => <HourlyTransactions moment={moment} isLeading={isLeading} />}
      renderShare={(id) => <ShareOutside kind="brief" itemId={id} />}
      onAsk={({ title }) => dispatch(askAbout(text.question(title), analyst))}
    />
  )
}
