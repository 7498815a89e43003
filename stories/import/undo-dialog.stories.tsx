/** The confirmation before an import is undone. */
import { neverRespond, replay, replayAny } from '../../fixtures/core/replay.ts'
import unavailable from '../../fixtures/core/unavailable.json'
import listImports from '../../fixtures/import/listImports.json'
import getMeOwn from '../../fixtures/session/getMe.own.json'
import { type StorySetting, story } from '../core/story.tsx'
import type { Step } from '../core/user-actions.ts'

export default { title: 'Signed in/Imports/Undo dialog' }

const route = `/imports?file=${listImports.body[0]?.importId}`
const around = [replay('getMe', getMeOwn), replay('listImports', listImports)]

const undo = ({ acts = [], ...more }: Partial<StorySetting> = {}) =>
  story({ route, answers: around, acts: [{ press: 'Undo this import' }, ...acts], ...more })
const confirmed: readonly Step[] = [{ press: 'Undo import', inside: '[role=dialog]' }]

export const Open = undo()
export const InProgress = undo({ answers: [...around, neverRespond('undoImport')], acts: confirmed })
export const Failed = undo({ answers: [...around, replayAny('undoImport', unavailable)], acts: confirmed })
export const Dark = undo({ theme: 'dark' })
export const Narrow = undo({ width: 390 })
Narrow.storyName = '390'
