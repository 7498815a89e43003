/** The part of Ladle's state that the stories use; its own types do not compile with ours. */
import { createContext, use, useEffect } from 'react'

export type LadleState = {
  readonly story: string
  /** `preview` is the story alone, without the list and the toolbar. */
  readonly mode: 'full' | 'preview'
  /** `auto` until somebody chooses. */
  readonly theme: 'light' | 'dark' | 'auto'
  /** In px; 0 is all the space beside the list. */
  readonly width: number
  /** Ladle's controls by name; `value` is what a control shows. */
  readonly control: { readonly [name: string]: { readonly value?: unknown } }
  /** False until a story's controls are set up; Ladle shows nothing before that. */
  readonly controlInitialized: boolean
}

export type LadleAction =
  | { readonly type: 'update-theme'; readonly value: 'light' | 'dark' }
  | { readonly type: 'update-width'; readonly value: number }
  | { readonly type: 'update-control'; readonly value: LadleState['control'] }
  | { readonly type: 'update-control-initialized'; readonly value: boolean }

export type Ladle = { readonly state: LadleState; readonly dispatch: (action: LadleAction) => void }

export const LadleContext = createContext<Ladle | undefined>(undefined)

/** Ladle's state, below the provider of `components.tsx`. */
export const useLadle = (): Ladle => {
  const ladle = use(LadleContext)
  if (ladle === undefined) throw new Error('This is not shown by Ladle.')
  return ladle
}

/** When the browser goes back, Ladle keeps the controls but then waits forever for them to be set up. */
export const useControlsAfterBack = ({ state, dispatch }: Ladle): void => {
  const isWaiting = !state.controlInitialized && Object.keys(state.control).length > 0
  useEffect(() => {
    if (isWaiting) dispatch({ type: 'update-control-initialized', value: true })
  }, [isWaiting, dispatch])
}
