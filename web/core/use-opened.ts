/** Dialogs opened by the address. Closing goes back in history to where they were opened, so Back never reopens them. */
import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

type Opened = { readonly opened: number }

/** History state for the entry that opens something. */
export const openedEntry: Opened = { opened: 1 }

const isOpened = (state: unknown): state is Opened =>
  typeof state === 'object' && state !== null && 'opened' in state && typeof state.opened === 'number'

/** State and steps for what this history entry shows. */
export const useOpened = () => {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const [, setAddress] = useSearchParams()
  // Undefined when the address came from outside or from another screen.
  const current = isOpened(state) ? state : undefined
  // The browser navigates asynchronously; a second press before then would leave the screen as well.
  const closedAt = useRef<string>(undefined)
  return {
    /** State for an entry that replaces this one. */
    same: current,
    /** State for a further entry that closes together with this one. */
    deeper: current && { opened: current.opened + 1 },
    /** Closes; `closed` is the address afterwards. */
    close: (closed: URLSearchParams) => {
      if (current && closedAt.current === key) return
      closedAt.current = key
      if (current) navigate(-current.opened)
      else setAddress(closed, { replace: true, flushSync: true })
    },
    /** Goes back one step; `before` is the address there. */
    stepBack: (before: URLSearchParams) => {
      if (current && current.opened > 1) navigate(-1)
      else setAddress(before, { replace: true, flushSync: true, state: current })
    },
  }
}
