import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { api } from '#schema/api'
import { decodeOrThrow } from '#schema/core/decode'
import { type Endpoint, needsSession, parameterNames } from '#schema/core/endpoint'
import { ProblemDetails } from '#schema/core/problem'
import { type Mutation, mutationsOf } from '../core/codec-mutations.ts'
import { arbitraryInput } from '../core/codec-values.ts'
import { expectProblem } from '../core/expect-problem.ts'
import { type Answer, freshAddress, startTestService, type TestService } from '../core/service.ts'

let running: TestService

beforeAll(async () => {
  running = await startTestService(inject('ownerUrl'))
})
afterAll(() => running.stop())

/** Invalid inputs per valid one; stays below every limit of a session. */
const mostBroken = 40

/** Newest position of every workspace. */
const heads = async (): Promise<unknown> => {
  const of = (workspace: string) =>
    running.service.database.of(workspace).selectFrom('workspace_head').select('position').execute()
  return Promise.all(['cafe', 'realestate', 'consulting', 'site'].map(of))
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(value)))

// A path parameter must be a non-empty text other than "." and ".."; a query parameter any text.
const fitsPath = (value: unknown): boolean =>
  typeof value === 'string' && value.isWellFormed() && !['', '.', '..'].includes(value)
const fitsQuery = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed()

/** Path and query; the fields of a body are left out. */
const addressOf = (row: Endpoint, input: unknown): string => {
  const inPath = parameterNames(row.path)
  const fields = fieldsOf(input)
  const path = row.path.replace(/:([A-Za-z]+)/g, (_, name) => encodeURIComponent(String(fields[name])))
  const rest = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]))
  return `/api${path}${row.method === 'GET' && rest.length > 0 ? `?${query}` : ''}`
}

// Node refuses headers of more than 16 KiB, address included, before any endpoint sees them.
const fitsHeaders = (row: Endpoint, input: unknown): boolean => addressOf(row, input).length < 12_000

const canBeSent = (row: Endpoint, { value }: Mutation): boolean => {
  const inPath = parameterNames(row.path)
  const fields = fieldsOf(value)
  return (
    inPath.every((name) => fitsPath(fields[name])) &&
    (row.method !== 'GET' ||
      (Object.entries(fields).every(([name, field]) => inPath.includes(name) || fitsQuery(field)) &&
        fitsHeaders(row, value)))
  )
}

const send = (row: Endpoint, input: unknown, session: string): Promise<Answer> => {
  const inPath = parameterNames(row.path)
  const fields = fieldsOf(input)
  const rest = Object.entries(fields).filter(([name]) => !inPath.includes(name))
  return running.call(row.method, addressOf(row, input), {
    session,
    // A new address per call, so that only the session's limits apply.
    headers: { 'x-forwarded-for': freshAddress() },
    ...(row.method === 'GET' ? {} : { body: Object.fromEntries(rest) }),
  })
}

it.each(Object.entries<Endpoint>(api))('%s never fails, whatever is sent', async (name, row) => {
  await fc.assert(
    fc.asyncProperty(arbitraryInput(row.input), async (sent) => {
      fc.pre(row.method !== 'GET' || fitsHeaders(row, sent))
      const answer = await send(row, sent, await running.signIn())
      if (answer.status === (row.status ?? 200))
        decodeOrThrow(row.output, answer.json, `The answer of ${name}`)
      else {
        // A wrong code, passkey or signature is the same as none.
        const isSignIn =
          !needsSession(row) &&
          row.refuses?.some((kind) => kind === 'unauthenticated' || kind === 'signature')
        const usual = isSignIn ? [400, 401] : [400, 404, 409]
        expect(usual, `${answer.text}\n${running.logged().slice(-2000)}`).toContain(answer.status)
        decodeOrThrow(ProblemDetails, answer.json, `The refusal of ${name}`)
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
})

it.each(Object.entries<Endpoint>(api))(
  '%s refuses invalid input, and records nothing',
  async (_name, row) => {
    let turn = 0
    await fc.assert(
      fc.asyncProperty(arbitraryInput(row.input, true), async (sent) => {
        const broken = mutationsOf(row.input, sent).filter((one) => canBeSent(row, one))
        const step = Math.ceil(broken.length / mostBroken)
        const session = await running.signIn()
        const before = await heads()
        turn += 1
        for (const { field, value } of broken.filter((_, index) => (index + turn) % step === 0))
          expectProblem(await send(row, value, session), 400, field)
        expect(await heads()).toEqual(before)
      }),
      { numRuns: 3, endOnFailure: true },
    )
  },
)
