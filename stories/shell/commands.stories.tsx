/** The command palette and the list of shortcuts. */
import { useEffect } from 'react'
import { always, answer } from '../../fixtures/core/answers.ts'
import findRecords from '../../fixtures/decision-log/findRecords.json'
import getMe from '../../fixtures/session/getMe.json'
import { screenAnswers } from '../core/screen-answers.ts'
import { type Story, type StorySetting, story } from '../core/story.tsx'

export default { title: 'Commands' }

const answers = [answer('getMe', getMe), ...screenAnswers]
const setting: StorySetting = { route: '/app-store', answers }

/** Presses a key once the story listens for it. */
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

/** Nothing is open; shortcuts work. */
export const Closed = story(setting)

/** Nothing is open; the palette finds records. */
export const RecordSearch = story({
  ...setting,
  answers: [always('findRecords', findRecords), ...answers],
})

export const Filled = palette()

export const Dark = palette({ theme: 'dark' })

export const Narrow = palette({ width: 390 })

export const InGerman = palette({ language: 'de' })

export const ShortcutsOpened = after({ key: '?' }, story(setting))

export const ShortcutsDark = after({ key: '?' }, story({ ...setting, theme: 'dark' }))

/** On a phone, in Japanese. */
export const ShortcutsNarrow = after({ key: '?' }, story({ ...setting, width: 390, language: 'ja' }))
