/** The command palette and the list of shortcuts, over a screen. */
import { useEffect } from 'react'
import { always, answer } from '../../fixtures/core/answers.ts'
import findRecords from '../../fixtures/decision-log/findRecords.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { type Story, type StorySetting, story } from '../core/story.tsx'

export default { title: 'Commands' }

const answers = [answer('getMe', getMe), ...screenAnswers]
const setting: StorySetting = { route: '/app-store', answers }

/** The story after a key was pressed, as soon as there is somebody to hear it. */
const after = (key: KeyboardEventInit, Shown: Story): Story =>
  Object.assign(
    () => {
      useEffect(() => {
        const timer = setInterval(() => {
          if (document.querySelector('h1') === null) return
          clearInterval(timer)
          window.dispatchEvent(new KeyboardEvent('keydown', { ...key, cancelable: true }))
        }, 50)
        return () => clearInterval(timer)
      }, [])
      return <Shown />
    },
    { frame: Shown.frame },
  )

const palette = (more: Partial<StorySetting> = {}) =>
  after({ key: 'k', ctrlKey: true, metaKey: false }, story({ ...setting, ...more }))

/** Nothing is open; the keys are heard. */
export const Closed = story(setting)

/** Nothing is open; what is typed finds records. */
export const Finding = story({
  ...setting,
  answers: [always('findRecords', findRecords), ...answers],
})

/** The palette. */
export const Filled = palette()

/** In the dark theme. */
export const Dark = palette({ theme: 'dark' })

/** On a phone. */
export const Narrow = palette({ width: 390 })

/** In German. */
export const InGerman = palette({ language: 'de' })

/** The list of shortcuts. */
export const ShortcutsOpened = after({ key: '?' }, story(setting))

/** The same in the dark theme. */
export const ShortcutsDark = after({ key: '?' }, story({ ...setting, theme: 'dark' }))

/** The same on a phone, in Japanese. */
export const ShortcutsNarrow = after({ key: '?' }, story({ ...setting, width: 390, language: 'ja' }))
