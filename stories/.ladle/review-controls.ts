/** Ladle's controls for theme, width and language: first a story's own look, otherwise the reviewer's last choice. */
import { useEffect, useState } from 'react'
import type { Language } from '../../web/core/language.ts'
import { profileText } from '../../web/messages/en/profile.ts'
import type { Look } from '../core/review.ts'
import { useLadle } from './ladle-state.ts'

type Chosen = { readonly theme: 'light' | 'dark'; readonly width: number; readonly language: Language }

/** The product's languages, each under its own name. */
export const languageNames = profileText.english.languageOptions

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languageNames, value)

/** The look that Ladle's controls show; undefined if nobody has set one. */
export const useShownLook = (): Look => {
  const { theme, width, control } = useLadle().state
  const language: unknown = control.language?.value
  return {
    theme: theme === 'auto' ? undefined : theme,
    width: width === 0 ? undefined : width,
    language: isLanguage(language) ? language : undefined,
  }
}

// Outside React, because Ladle mounts a story again when its width changes.
let opened: string | undefined
let chosen: Chosen = { theme: 'light', width: 0, language: 'en' }

/** Adds to the address what Ladle would add, so that Ladle does not add a step to the browser's history. */
const replaceAddress = (look: Readonly<Record<string, string>>): void => {
  const parameters = new URLSearchParams(window.location.search)
  for (const [name, value] of Object.entries(look)) parameters.set(name, value)
  parameters.sort()
  window.history.replaceState(window.history.state, '', `?${parameters}`)
}

/** The look with which a story opens: that in the address if it is the first story, its own, or the last choice. */
const openingLook = (shown: Look, own: Look): Chosen => {
  const given = opened === undefined ? shown : {}
  return {
    theme: given.theme ?? own.theme ?? chosen.theme,
    width: given.width ?? own.width ?? chosen.width,
    language: given.language ?? own.language ?? chosen.language,
  }
}

/** The last choice for stories without a look of their own. */
const chosenLook = (shown: Look, own: Look): Chosen => ({
  theme: own.theme ? chosen.theme : (shown.theme ?? chosen.theme),
  width: own.width ? chosen.width : (shown.width ?? 0),
  language: own.language ? chosen.language : (shown.language ?? chosen.language),
})

/** Sets the controls when a story opens, and remembers what the reviewer chooses. True once they are set. */
export const useControls = (own: Look): boolean => {
  const { state, dispatch } = useLadle()
  const [story] = useState(state.story)
  const shown = useShownLook()
  useEffect(() => {
    if (state.story !== story) return
    if (opened === story) {
      chosen = chosenLook(shown, own)
      return
    }
    // After Ladle has written the address of this render.
    queueMicrotask(() => {
      const { theme, width, language } = openingLook(shown, own)
      const { control } = state
      opened = story
      replaceAddress({ 'arg-language': language, theme, ...(width > 0 ? { width: String(width) } : {}) })
      dispatch({ type: 'update-theme', value: theme })
      dispatch({ type: 'update-width', value: width })
      dispatch({
        type: 'update-control',
        value: { ...control, language: { ...control.language, value: language } },
      })
    })
  })
  return opened === story && state.story === story
}
