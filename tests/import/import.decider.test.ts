/** The rules of imports; another process may have recorded a file in between. */
import { expect, it } from 'vitest'
import { decodeOrThrow } from '#schema/core/decode'
import { ImportId } from '#schema/import/import'
import { type ImportCommand, type ImportState, importDecider } from '../../service/import/import.decider.ts'
import { fixedMoment, fixedSources } from '../core/sources.ts'

const { nextId } = fixedSources()
const importId = decodeOrThrow(ImportId, nextId(fixedMoment), 'An id')
const undo = (basedOn: number): ImportCommand => ({
  type: 'undo',
  basedOn,
  importId,
  file: 'till.csv',
  restedOn: [],
  days: [],
})
const counting: ImportState = { ...importDecider.initial, changes: 3, imports: { [importId]: 'counts' } }

it('sums that were worked out before another change are not recorded', () => {
  expect(importDecider.decide(undo(2), counting)).toMatchObject({ left: { code: 'import/outdated' } })
  expect(importDecider.decide(undo(3), counting)).toMatchObject({ right: [{ type: 'ImportUndone' }] })
})

it('an import is taken back once, and only one that there is', () => {
  const undone: ImportState = { ...counting, changes: 4, imports: { [importId]: 'undone' } }
  expect(importDecider.decide(undo(4), undone)).toMatchObject({ left: { code: 'import/undone' } })
  expect(importDecider.decide(undo(0), importDecider.initial)).toMatchObject({
    left: { code: 'import/unknown' },
  })
})
