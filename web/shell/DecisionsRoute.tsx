/** The Decisions screen, with the button that shares a decision with people outside. */
import { DecisionsScreen } from '../advisory/decisions/DecisionsScreen.tsx'
import { ShareOutside } from '../share/ShareOutside.tsx'

export const DecisionsRoute = () => (
  <DecisionsScreen renderShare={(id) => <ShareOutside kind="decision" itemId={id} />} />
)
