import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RowFold } from '../../service/read-models/projection.ts'
import { patch, put } from '../../service/read-models/row-change.ts'
import { changes, memos, type Rows, write } from './row-model.ts'

it('gives the same rows, however often the oldest changes are written early', () => {
  fc.assert(
    fc.property(changes, fc.integer({ min: 1, max: 3 }), (list, count) => {
      const oneByOne: Rows = new Map()
      const atOnce: Rows = new Map()
      const whole = new RowFold()
      const inParts: Rows = new Map()
      const fold = new RowFold()
      for (const one of list) {
        const alone = new RowFold()
        alone.add([one])
        write(oneByOne, alone.groups())
        whole.add([one])
        fold.add([one])
        write(inParts, fold.takeOldest(count))
      }
      write(atOnce, whole.groups())
      write(inParts, fold.groups())
      expect(Object.fromEntries(atOnce)).toEqual(Object.fromEntries(oneByOne))
      expect(Object.fromEntries(inParts)).toEqual(Object.fromEntries(oneByOne))
    }),
  )
})

it('buffers the changes of a table until it has twice as many as it writes at a time', () => {
  const fold = new RowFold()
  for (const key of ['a', 'b', 'c'])
    fold.add([put(memos, { id: key, subject: 's', status: 'unread', note: null })])
  expect(fold.takeOldest(2)).toEqual([])
  fold.add([
    patch(memos, { id: 'a', status: 'read' }),
    put(memos, { id: 'd', subject: 's', status: 'unread', note: null }),
  ])
  expect(fold.takeOldest(2).flatMap(({ rows }) => rows)).toMatchObject([
    { id: 'a', status: 'read' },
    { id: 'b', status: 'unread' },
  ])
  expect(fold.groups().flatMap(({ rows }) => rows)).toMatchObject([{ id: 'c' }, { id: 'd' }])
})
