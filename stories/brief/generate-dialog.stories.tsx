/** The dialog that asks for a topic. */
import { neverRespond, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { unbroken } from '../core/long-texts.ts'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'
import { base, route } from './brief-answers.ts'

export default { title: 'Signed in/Briefs/Generate dialog' }

const send: Step = { press: 'Generate', inside: '[role=dialog]' }
const ask = (text: string): Step => ({ fill: 'Topic', text })
const margin = ask('How do we improve our margin?')

const opened = ({ acts = [], ...more }: Partial<StorySetting> = {}) =>
  story({ route, answers: base, acts: [{ press: 'Generate brief' }, ...acts], ...more })

export const Open = opened()
/** Submitted without a topic. */
export const Invalid = opened({ acts: [send] })
export const InProgress = opened({
  answers: [...base, neverRespond('generateBrief')],
  acts: [margin, send],
})
export const Failed = opened({
  answers: [...base, replayAny('generateBrief', unavailable)],
  acts: [margin, send],
})
export const LongText = opened({ acts: [ask(unbroken(300))] })
export const Dark = opened({ acts: [send], theme: 'dark' })
export const Narrow = opened({ acts: [send], width: 390 })
Narrow.storyName = '390'
