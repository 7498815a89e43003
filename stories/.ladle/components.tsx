/** What Ladle adds to each story: the product's global styles, the reviewer's controls, and a window. */
import '../../web/kit/theme/tokens.css'
import '../../web/kit/theme/base.css'
import type { ReactNode } from 'react'
import { ReviewContext } from '../core/review.ts'
import { type Ladle, LadleContext, type LadleState, useControlsAfterBack } from './ladle-state.ts'
import { Alone, BesideList } from './review.tsx'
import { languageNames } from './review-controls.ts'

type ProviderProps = {
  readonly globalState: LadleState
  readonly dispatch: Ladle['dispatch']
  readonly children: ReactNode
}

/** Ladle's control of the language; it first shows the story's own. */
export const argTypes = {
  language: {
    name: 'Language',
    control: { type: 'radio', labels: languageNames },
    options: Object.keys(languageNames),
  },
}

export const Provider = ({ globalState: state, dispatch, children }: ProviderProps) => {
  useControlsAfterBack({ state, dispatch })
  return (
    <LadleContext value={{ state, dispatch }}>
      <ReviewContext value={state.mode === 'preview' ? Alone : BesideList}>{children}</ReviewContext>
    </LadleContext>
  )
}
