/**
 * Rules of imports. They share one stream per workspace, because the effect of a file depends on all others.
 * A command carries the number of changes it was calculated on; if another one came first, it is calculated
 * again.
 */
import { E } from '#schema/core/fp'
import { conflict, missing, type Problem } from '#schema/core/problem'
import type { EventNamed } from '#schema/events'
import type { ImportId, RestedOn } from '#schema/import/import'
import type { AccountAnswersId } from '#schema/import/told-accounts'
import type { Decider } from '../event-store/decider.ts'
import { decidePush, type FeedState, type PushCommand } from './pushed/push-command.ts'

type Day = EventNamed<'DayOfRecordsChanged'>['data']

export type ImportCommand =
  | {
      readonly type: 'import'
      readonly basedOn: number
      readonly file: EventNamed<'FileImported'>['data']
      readonly days: readonly Day[]
    }
  | {
      readonly type: 'undo'
      readonly basedOn: number
      readonly importId: ImportId
      readonly file: string
      readonly restedOn: readonly RestedOn[]
      readonly days: readonly Day[]
    }
  | { readonly type: 'tell'; readonly told: EventNamed<'AccountsTold'>['data'] }
  | { readonly type: 'untell'; readonly answersId: AccountAnswersId }
  | PushCommand

/** Number of imports, undos and batches of pushed sales so far, and whether each import is in effect. */
export type ImportState = {
  readonly changes: number
  readonly imports: { readonly [importId: string]: 'counts' | 'undone' }
  /** Records of each connection, and its unreadable messages. */
  readonly feeds: { readonly [connectionId: string]: FeedState }
  readonly letters: { readonly [letterId: string]: true }
  /** Whether answers about accounts are in effect. */
  readonly told: { readonly [answersId: string]: 'counts' | 'undone' }
}

/** Stream of all imports of a workspace. */
export const importsId = 'files'

export const unknownImport: Problem = missing('import/unknown', 'importId', 'There is no such file here.')

/** Calculated on records that have changed since; the handler tries again. */
export const outdated = conflict(
  'import/outdated',
  'Other rows were imported at the same time. Nothing was recorded; try again.',
)

/** The same file was committed by another call. */
export const alreadyImported = conflict(
  'import/already-imported',
  'This file has already been imported. Nothing was recorded.',
)

const undone = conflict('import/undone', 'This import was already taken back. Nothing was recorded.')

const unknownAnswers: Problem = missing('import/answers', 'answersId', 'There are no such answers here.')

const untold = conflict('import/untold', 'These answers were already taken back. Nothing was recorded.')

const dayEvents = (days: readonly Day[]) =>
  days.map((data) => ({ type: 'DayOfRecordsChanged', data }) as const)

export const importDecider: Decider<'import', ImportCommand, ImportState> = {
  slice: 'import',
  initial: { changes: 0, imports: {}, feeds: {}, letters: {}, told: {} },
  evolve: (state, event) => {
    if (event.type === 'FileImported')
      return {
        ...state,
        changes: state.changes + 1,
        imports: { ...state.imports, [event.data.importId]: 'counts' },
      }
    if (event.type === 'ImportUndone')
      return {
        ...state,
        changes: state.changes + 1,
        imports: { ...state.imports, [event.data.importId]: 'undone' },
      }
    if (event.type === 'SalesPushed') {
      const { connectionId, batch, notices, heardAt, lastAt } = event.data
      const feed = { batch, notices, heardAt, ...(lastAt ? { lastAt } : {}) }
      return { ...state, changes: state.changes + 1, feeds: { ...state.feeds, [connectionId]: feed } }
    }
    if (event.type === 'AccountsTold')
      return { ...state, told: { ...state.told, [event.data.answersId]: 'counts' } }
    if (event.type === 'AccountsUntold')
      return { ...state, told: { ...state.told, [event.data.answersId]: 'undone' } }
    if (event.type === 'DeliveryRefused')
      return { ...state, letters: { ...state.letters, [event.data.letterId]: true } }
    if (event.type === 'DeliveryRead') {
      const { [event.data.letterId]: _, ...letters } = state.letters
      return { ...state, letters }
    }
    return state
  },
  decide: (command, state) => {
    const { changes, imports } = state
    if (command.type === 'push')
      return command.basedOn === changes ? E.right(decidePush(command, state)) : E.left(outdated)
    if (command.type === 'tell') return E.right([{ type: 'AccountsTold', data: command.told }])
    if (command.type === 'untell') {
      const known = state.told[command.answersId]
      if (known === undefined) return E.left(unknownAnswers)
      if (known === 'undone') return E.left(untold)
      return E.right([{ type: 'AccountsUntold', data: { answersId: command.answersId } }])
    }
    if (command.type === 'undo') {
      const known = imports[command.importId]
      if (known === undefined) return E.left(unknownImport)
      if (known === 'undone') return E.left(undone)
    }
    if (command.type === 'import' && imports[command.file.importId] !== undefined)
      return E.left(alreadyImported)
    if (command.basedOn !== changes) return E.left(outdated)
    if (command.type === 'import')
      return E.right([{ type: 'FileImported', data: command.file }, ...dayEvents(command.days)])
    const { importId, file, restedOn } = command
    return E.right([
      { type: 'ImportUndone', data: { importId, file, restedOn: [...restedOn] } },
      ...dayEvents(command.days),
    ])
  },
}
