/** What is opened in the address and closed again: closing goes back to where it was opened, so Back never opens it anew. */
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

type Opened = { readonly opened: number }

/** State of the entry of the history at which something was opened. */
export const justOpened: Opened = { opened: 1 }

const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'opened' in state && typeof state.opened === 'number'

/** The steps further in and out again of what this entry of the history shows. */
export const useOpened = () => {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const [, setAddress] = useSearchParams()
  // Nothing where the address came so, from outside or from another screen.
  const here = isOpened(state) ? state : undefined
  // The browser goes back a little later; a second press meanwhile would leave the screen, too.
  const left = useRef<string>(undefined)
  return {
    /** State for an entry in the place of this one. */
    same: here,
    /** State for an entry after this one that closes together with it. */
    deeper: here && { opened: here.opened + 1 },
    /** Closes; `closed` is the address without it. */
    close: (closed: URLSearchParams) => {
      if (here && left.current === key) return
      left.current = key
      if (here) navigate(-here.opened)
      else setAddress(closed, { replace: true, flushSync: true })
    },
    /** Goes one step out again; `before` is the address there. */
    stepBack: (before: URLSearchParams) => {
      if (here && here.opened > 1) navigate(-1)
      else setAddress(before, { replace: true, flushSync: true, state: here })
    },
  }
}
