/** The Decisions screen, with the button that shares a decision with people outside. */
import { DecisionsScreen } from '../advisory/decisions/DecisionsScreen.tsx'
import { useGetMeQuery } from '../session/session.api.ts'
import { ShareOutside } from '../share/ShareOutside.tsx'

export const DecisionsRoute = () => (
  <DecisionsScreen
    renderShare={(id) => <ShareOutside kind="decision" itemId={id} />}
    me={useGetMeQuery().data?.person?.name}
  />
)
