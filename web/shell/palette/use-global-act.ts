/** Actions available on every screen: go to a screen, or what the frame's buttons do. */
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { SignedInPath } from '#schema/screens'
import { askAbout } from '../../chat/chat.state.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { withFocus } from '../../focus/focus-address.ts'
import { withInbox } from '../../memo/inbox-address.ts'
import type { GlobalAct } from './shortcut-keys.ts'

/** Returns a function that runs an action. */
export const useGlobalAct = (): ((act: GlobalAct | SignedInPath) => void) => {
  const navigate = useNavigate()
  const [address, setAddress] = useSearchParams()
  const dispatch = useAppDispatch()
  return (act) => {
    if (act === 'focus') setAddress(withFocus(address))
    else if (act === 'inbox') setAddress(withInbox(address))
    else if (act === 'brief') navigate('/briefs?generate')
    else if (act === 'ask') dispatch(askAbout(''))
    else navigate(act)
  }
}
