import { expect, it } from 'vitest'
import { collectErrors } from './errors.ts'

it('counts the errors of a log by code and message, wherever the pieces of it are cut', () => {
  const errors = collectErrors()
  const log = [
    '{"level":50,"err":{"code":"57P01","message":"terminating connection"},"msg":"failed"}',
    'ready at http://localhost:1',
    '{"level":30,"msg":"call"}',
    '{"level":40,"err":{"message":"Connection terminated"},"msg":"connection lost"}',
    '{"level":50,"err":{"code":"57P01","message":"terminating connection"},"msg":"failed"}',
    '',
  ].join('\n')
  const read = errors.reader()
  for (let at = 0; at < log.length; at += 50) read(log.slice(at, at + 50))
  expect(Object.fromEntries(errors.found)).toEqual({
    '57P01 terminating connection': 2,
    'Connection terminated': 1,
  })
})
