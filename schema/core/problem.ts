/** Refusals as values: problem details (RFC 9457, decision 6). The kind determines the HTTP status. */
import * as t from 'io-ts'
import { record } from './record.ts'
import { integer, text } from './scalars.ts'

/** Kinds of refusal with HTTP status and title. */
export const problemKinds = {
  invalid: { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'Sign in to continue' },
  signature: { status: 401, title: 'The signature is not valid' },
  forbidden: { status: 403, title: 'Not allowed from another site' },
  role: { status: 403, title: 'Your role does not allow this' },
  proof: { status: 403, title: 'Confirm it’s you' },
  insecure: { status: 403, title: 'This needs an encrypted connection' },
  missing: { status: 404, title: 'Not found' },
  method: { status: 405, title: 'This path does not support that method' },
  slow: { status: 408, title: 'The request took too long to arrive' },
  conflict: { status: 409, title: 'This conflicts with the current state' },
  oversized: { status: 413, title: 'The request is too large' },
  unsupported: { status: 415, title: 'The body must be JSON' },
  'reused-key': { status: 422, title: 'This Idempotency-Key belongs to another request' },
  limited: { status: 429, title: 'Too many requests' },
  'oversized-header': { status: 431, title: 'The request header is too large' },
  broken: { status: 500, title: 'Something went wrong on our side' },
  unavailable: { status: 503, title: 'The records cannot be reached right now' },
  busy: { status: 503, title: 'Too busy right now' },
  full: { status: 507, title: 'There is no space left to record anything' },
} as const

export type ProblemKind = keyof typeof problemKinds

/** An invalid field. */
export const FieldError = record({ field: text(500), message: text(2000) }, undefined, 'FieldError')
export type FieldError = t.TypeOf<typeof FieldError>

/** A refusal in our code: kind, a code of the slice that refuses, and a sentence for the user. */
export type Problem = {
  readonly kind: ProblemKind
  readonly code: string
  readonly detail: string
  readonly errors?: readonly FieldError[]
  /** Seconds to wait before trying again, sent as `Retry-After`. */
  readonly retryAfter?: number
}

/** A refusal as sent: `application/problem+json`. */
export const ProblemDetails = record(
  { type: text(200), title: text(200), status: integer(400, 599), detail: text(4000) },
  { errors: t.array(FieldError), instance: text(200) },
  'Problem',
)
export type ProblemDetails = t.TypeOf<typeof ProblemDetails>

/** Problem details of a refusal; `instance` is the request id, for support. */
export const toDetails = (problem: Problem, instance?: string): ProblemDetails => ({
  type: `urn:jarvin:problem:${problem.code}`,
  title: problemKinds[problem.kind].title,
  status: problemKinds[problem.kind].status,
  detail: problem.detail,
  ...(problem.errors ? { errors: [...problem.errors] } : {}),
  ...(instance ? { instance } : {}),
})

/** Limits that bound the answer: characters of a field name sent by a caller, and errors per answer. */
const maxNameLength = 120
const maxErrors = 20

/** Invalid input: 400 with the first twenty errors. */
export const invalid = (broken: readonly FieldError[]): Problem => {
  const errors = broken.slice(0, maxErrors).map(({ field, message }) => ({
    field: field.length > maxNameLength ? `${field.slice(0, maxNameLength).toWellFormed()}…` : field,
    message,
  }))
  const detail = errors.map(({ field, message }) => `${field} ${message}`).join('; ')
  return { kind: 'invalid', code: 'invalid', detail: detail.slice(0, 4000).toWellFormed(), errors }
}

/** Nothing with that id in this workspace: 404 that names the field. */
export const missing = (code: string, field: string, detail: string): Problem => ({
  kind: 'missing',
  code,
  detail,
  errors: [{ field, message: 'does not exist' }],
})

/** A rule of the slice refuses the change: 409. */
export const conflict = (code: string, detail: string): Problem => ({ kind: 'conflict', code, detail })
