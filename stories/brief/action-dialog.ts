/** Stories of a quick action's dialog. */
import {
  type EndpointName,
  type Fixture,
  neverRespond,
  replay,
  replayAny,
} from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'
import { base, longActions, route } from './brief-answers.ts'

/** How to open the dialog of an action, and how to edit its result. */
export type Acted = {
  readonly press: string
  readonly call: EndpointName
  readonly fixture: Fixture
  readonly change: Step
}

/** The dialog with the recorded result. */
export const open = (
  { press, call, fixture }: Acted,
  { acts = [], answers, ...more }: Partial<StorySetting> = {},
) =>
  story({
    route,
    answers: answers ?? [...base, replay(call, fixture)],
    acts: [{ press }, ...acts],
    ...more,
  })
/** The result is never ready. */
export const inProgress = (acted: Acted) => open(acted, { answers: [...base, neverRespond(acted.call)] })
/** The action fails. */
export const failed = (acted: Acted) =>
  open(acted, { answers: [...base, replayAny(acted.call, unavailable)] })
/** The result was edited. */
export const edited = (acted: Acted) => open(acted, { acts: [acted.change] })
/** Asks before an edited result is replaced. */
export const confirmReplace = (acted: Acted) =>
  open(acted, { acts: [acted.change, { press: 'Generate again' }] })
/** A result of maximum length. */
export const longText = (acted: Acted) => open(acted, { answers: [...base, ...longActions] })
