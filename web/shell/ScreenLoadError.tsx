/** Replaces a screen whose code could not be loaded; tries again when shown and when the browser comes back online. */
import { type ReactNode, useEffect, useState } from 'react'
import { CrashScreen } from './CrashScreen.tsx'
import { retryLoad } from './retry-load.ts'

type Props = { readonly load: () => Promise<() => ReactNode> }

type State =
  | { readonly is: 'asked' }
  | { readonly is: 'lost'; readonly isOffline: boolean }
  | { readonly is: 'there'; readonly Screen: () => ReactNode }

export const ScreenLoadError = ({ load }: Props) => {
  const [state, setState] = useState<State>({ is: 'asked' })

  useEffect(() => {
    let isShown = true
    const become = (next: State) => isShown && setState(next)
    const ask = async () => {
      try {
        become({ is: 'there', Screen: await retryLoad(load) })
      } catch {
        become({ is: 'lost', isOffline: !navigator.onLine })
      }
    }
    void ask()
    window.addEventListener('online', ask)
    return () => {
      isShown = false
      window.removeEventListener('online', ask)
    }
  }, [load])

  if (state.is === 'asked') return null
  return state.is === 'there' ? <state.Screen /> : <CrashScreen isOffline={state.isOffline} />
}
