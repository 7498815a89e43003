/** Expectations about refusals: problem details that name the field and reveal no internals. */
import { expect } from 'vitest'
import { ProblemDetails } from '#schema/core/problem'
import { type Answer, decodeJson } from './service.ts'

/** Expects a problem document with this status; `field`, if given, must be among its errors. */
export const expectProblem = (answer: Answer, status: number, field: string | undefined) => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ])
  const { errors, status: told } = decodeJson(ProblemDetails, answer)
  expect(told).toBe(status)
  if (field !== undefined) expect(errors?.map((error) => error.field)).toContain(field)
  expect(answer.text).not.toMatch(/\bat .*\.ts|node_modules|<html/i)
}
