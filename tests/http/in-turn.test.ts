/** Handlers called in turn behave as if Express had called each of them. */
import type { Request, RequestHandler, Response } from 'express'
import { expect, it } from 'vitest'
import { inTurn } from '../../service/http/in-turn.ts'

const request: Request = Object.create(null)
const response: Response = Object.create(null)

/** What the handlers finally pass on; undefined for nothing. */
const run = (...handlers: readonly RequestHandler[]): Promise<unknown> =>
  new Promise((resolve) => {
    void inTurn(...handlers)(request, response, resolve)
  })

const pass: RequestHandler = (_request, _response, next) => next()
const later: RequestHandler = (_request, _response, next) => void setImmediate(next)

it('passes on after the last one, also if one takes its time', async () => {
  const called: string[] = []
  const note =
    (name: string): RequestHandler =>
    (_request, _response, next) => {
      called.push(name)
      next()
    }
  expect(await run(note('one'), later, note('two'))).toBeUndefined()
  expect(called).toEqual(['one', 'two'])
})

it.each<[string, RequestHandler]>([
  [
    'throws',
    () => {
      throw new Error('refused')
    },
  ],
  ['rejects', () => Promise.reject(new Error('refused'))],
  ['passes it on', (_request, _response, next) => next(new Error('refused'))],
])('hands an error over when a handler %s, at once and later, and calls no other', async (_how, handler) => {
  const never: RequestHandler = () => expect.unreachable()
  expect(await run(pass, handler, never)).toEqual(new Error('refused'))
  expect(await run(later, handler, never)).toEqual(new Error('refused'))
})
