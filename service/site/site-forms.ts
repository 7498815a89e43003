/**
 * The forms of the public site as a browser without scripts posts them: the same calls in other clothes. Each goes through
 * the row of the contract like any other call, so decoding, limits, record and refusals are the same; only the answer is
 * a page.
 */
import { createHmac } from 'node:crypto'
import { type ErrorRequestHandler, type RequestHandler, Router, urlencoded } from 'express'
import type { Logger } from 'pino'
import { api } from '#schema/api'
import { type FormFaults, faultsOf, type RefusedForm } from '#schema/core/form-fault'
import { problemKinds } from '#schema/core/problem'
import { problemOfDatabase } from '../database/database-fault.ts'
import { canonicalJson } from '../event-store/chain.ts'
import { Refusal } from '../http/refusal.ts'
import type { Sources } from '../runtime/sources.ts'
import { starter } from './build/asset-tags.ts'

/** The whole page of a path, with a form that could not be taken. */
export type RenderRefused = (path: '/' | '/contact-us', refused: RefusedForm) => Promise<string>

type Form = {
  readonly form: RefusedForm['form']
  /** Where it is posted. */
  readonly action: string
  /** The path of its call, below `/api`. */
  readonly call: string
  /** Fields of which several can be chosen. */
  readonly lists: readonly string[]
  readonly page: '/' | '/contact-us'
  /** Where on its page it stands. */
  readonly anchor: string
}

const forms: readonly Form[] = [
  {
    form: 'early-access',
    action: '/early-access',
    call: api.requestEarlyAccess.path,
    lists: ['interests'],
    page: '/',
    anchor: '#request-access',
  },
  {
    form: 'contact',
    action: '/contact-us',
    call: api.submitContact.path,
    lists: [],
    page: '/contact-us',
    anchor: '#message-form',
  },
]

/** Much more than the fields may hold: who pastes too long a text has it back, with a word beside its field. */
const largestForm = '1mb'

type Typed = Readonly<Record<string, readonly string[]>>

/** What was typed, as text: a browser sends line breaks as two characters. */
const typedIn = (body: unknown): Typed =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [
      name,
      [value].flat().map((one) => String(one).replaceAll('\r\n', '\n')),
    ]),
  )

/** As the call wants it: a field that was sent twice stays a list, which the codec refuses. */
const inputOf = (typed: Typed, lists: readonly string[]): object =>
  Object.fromEntries(
    Object.entries(typed).map(([name, values]) => [
      name,
      lists.includes(name) || values.length > 1 ? values : values[0],
    ]),
  )

const notKept: RequestHandler = (_request, response, next) => {
  response.set('cache-control', 'no-store')
  next()
}

/** What express cannot read names its status: a body that is too large, or no text. */
const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500 ? status : problemKinds.broken.status
}

type Answer = {
  readonly status: number
  readonly faults: FormFaults
  readonly retryAfter?: number | undefined
}

const answerTo = (error: unknown, typed: Typed): Answer => {
  const problem = error instanceof Refusal ? error.problem : problemOfDatabase(error)
  if (problem === undefined) return { status: statusOf(error), faults: {} }
  const { kind, errors = [], retryAfter } = problem
  return kind === 'invalid'
    ? {
        status: 422,
        faults: faultsOf(errors, (field) => typed[field]?.every((one) => one.trim() === '') ?? true),
      }
    : { status: problemKinds[kind].status, faults: {}, retryAfter }
}

// Whoever posts a form without scripts, or before they run, goes on without: they would look for the page at its own address.
const withoutScripts = (html: string): string => html.replace(starter, '')

/** The routes of both forms; `calls` is the mounted contract, `render` makes the page of a form that was not taken. */
export const siteForms = (
  calls: RequestHandler,
  render: RenderRefused,
  { now, random }: Sources,
  log: Logger,
): Router => {
  const router = Router()
  let secret: Buffer | undefined
  // What is sent twice, by a second click or by loading the answer again, is recorded once in a day. The key tells nothing
  // of what was typed, and is forgotten with this process.
  const keyOf = (name: string, typed: Typed): string => {
    secret ??= random(32)
    const day = now().toISOString().slice(0, 10)
    return createHmac('sha256', secret).update(canonicalJson({ name, typed, day })).digest('base64url')
  }
  for (const { form, action, call, lists, page, anchor } of forms) {
    // Whoever comes back to the address of an answer, or passes it on, is led to the form.
    if (action !== page)
      router.get(action, (_request, response) => response.redirect(303, `${page}${anchor}`))
    const send: RequestHandler = (request, response, next) => {
      const values = typedIn(request.body)
      request.body = inputOf(values, lists)
      request.headers['idempotency-key'] = keyOf(form, values)
      request.url = call
      // What the call answers says nothing more than that it was recorded.
      response.json = () => {
        response.redirect(303, `${page}?sent=${form}${anchor}`)
        return response
      }
      calls(request, response, next)
    }
    // Whatever went wrong, the form comes back, with all that was read of it.
    const giveBack: ErrorRequestHandler = (error, request, response, next) => {
      const values = typedIn(request.body)
      const { status, faults, retryAfter } = answerTo(error, values)
      if (retryAfter !== undefined) response.set('retry-after', String(retryAfter))
      const { requestId } = response.locals
      if (status >= 500) log.error({ requestId, err: error }, 'failed')
      request.resume()
      render(page, { form, values, faults }).then(
        (html) => response.status(status).type('html').send(withoutScripts(html)),
        next,
      )
    }
    router.post(action, notKept)
    router.post(
      action,
      urlencoded({ extended: false, limit: largestForm, parameterLimit: 100 }),
      send,
      giveBack,
    )
  }
  return router
}
