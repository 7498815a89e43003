/**
 * Forms of the public site for browsers without scripts. A post is passed to the same endpoint as the scripted form, so
 * decoding, limits, recording and refusals are the same; only the answer is a page (decision 127).
 */
import { createHmac } from 'node:crypto'
import { type ErrorRequestHandler, type RequestHandler, Router, urlencoded } from 'express'
import type { Logger } from 'pino'
import { api } from '#schema/api'
import { type FormErrors, formErrorsOf, type RefusedForm } from '#schema/core/form-errors'
import { problemKinds } from '#schema/core/problem'
import { problemOfDatabase } from '../database/database-error.ts'
import { canonicalJson } from '../event-store/chain.ts'
import { Refusal } from '../http/refusal.ts'
import { answerWithPage } from '../http/send-answer.ts'
import type { Sources } from '../runtime/sources.ts'
import { starterTag } from './build/asset-tags.ts'

/** Renders a page with a refused form. */
export type RenderRefused = (path: '/' | '/contact-us', refused: RefusedForm) => Promise<string>

type Form = {
  readonly form: RefusedForm['form']
  /** Path that the form posts to. */
  readonly action: string
  /** Path of its call under `/api`. */
  readonly call: string
  /** Multiple-choice fields. */
  readonly lists: readonly string[]
  readonly page: '/' | '/contact-us'
  /** Anchor of the form on its page. */
  readonly anchor: string
  /** Path of smaller forms that only open this one, and the fields that they pass on. */
  readonly start?: { readonly path: string; readonly fields: readonly string[] }
}

const forms: readonly Form[] = [
  {
    form: 'early-access',
    action: '/early-access',
    call: api.requestEarlyAccess.path,
    lists: ['interests'],
    page: '/',
    anchor: '#request-access',
    start: { path: '/early-access/start', fields: ['email', 'additionalInfo'] },
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

/** Far above the fields' own limits, so that a text that is too long comes back with a message beside its field. */
const largestForm = '1mb'

type Typed = Readonly<Record<string, readonly string[]>>

/** Input by field; browsers send line breaks as CRLF. */
const typedIn = (body: unknown): Typed =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([name, value]) => [
      name,
      [value].flat().map((one) => String(one).replaceAll('\r\n', '\n')),
    ]),
  )

/** Input for the call; a repeated field stays a list, which the codec refuses. */
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

/** Status of a body that Express could not read, such as one that is too large. */
const statusOf = (error: unknown): number => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500 ? status : problemKinds.broken.status
}

type Answer = {
  readonly status: number
  readonly errors: FormErrors
  readonly retryAfter?: number | undefined
}

const answerTo = (error: unknown, typed: Typed): Answer => {
  const problem = error instanceof Refusal ? error.problem : problemOfDatabase(error)
  if (problem === undefined) return { status: statusOf(error), errors: {} }
  const { kind, errors = [], retryAfter } = problem
  return kind === 'invalid'
    ? {
        status: 422,
        errors: formErrorsOf(errors, (field) => typed[field]?.every((one) => one.trim() === '') ?? true),
      }
    : { status: problemKinds[kind].status, errors: {}, retryAfter }
}

// An answer page runs no scripts: they would expect the page at its own address.
const withoutScripts = (html: string): string => html.replace(starterTag, '')

/** Routes of both forms; `calls` is the mounted endpoint table, `render` renders the page of a refused form. */
export const siteForms = (
  calls: RequestHandler,
  render: RenderRefused,
  { now, random }: Sources,
  log: Logger,
): Router => {
  const router = Router()
  let secret: Buffer | undefined
  // A form sent twice, by a second click or a reload, is recorded once per day. The key is an HMAC with a secret of this
  // process, so it reveals nothing of the input.
  const keyOf = (name: string, typed: Typed): string => {
    secret ??= random(32)
    const day = now().toISOString().slice(0, 10)
    return createHmac('sha256', secret).update(canonicalJson({ name, typed, day })).digest('base64url')
  }
  const readForm = urlencoded({ extended: false, limit: largestForm, parameterLimit: 100 })
  for (const { form, action, call, lists, page, anchor, start } of forms) {
    // Redirect visits to the address of an answer to the form.
    if (action !== page)
      router.get(action, (_request, response) => response.redirect(303, `${page}${anchor}`))
    const send: RequestHandler = (request, response, next) => {
      const values = typedIn(request.body)
      request.body = inputOf(values, lists)
      request.headers['idempotency-key'] = keyOf(form, values)
      request.url = call
      // Redirect after success; the call's answer has no content.
      answerWithPage(response, () => response.redirect(303, `${page}?sent=${form}${anchor}`))
      return calls(request, response, next)
    }
    // After any error, show the form again with the input so far.
    const showAgain: ErrorRequestHandler = (error, request, response, next) => {
      const values = typedIn(request.body)
      const { status, errors, retryAfter } = answerTo(error, values)
      if (retryAfter !== undefined) response.set('retry-after', String(retryAfter))
      const { requestId } = response.locals
      if (status >= 500) log.error({ requestId, err: error }, 'failed')
      request.resume()
      render(page, { form, values, errors }).then(
        (html) => response.status(status).type('html').send(withoutScripts(html)),
        next,
      )
    }
    router.post(action, notKept)
    router.post(action, readForm, send, showAgain)
    if (!start) continue
    router.get(start.path, (_request, response) => response.redirect(303, `${page}${anchor}`))
    const open: RequestHandler = async (request, response) => {
      const typed = typedIn(request.body)
      const values = Object.fromEntries(start.fields.map((field) => [field, typed[field] ?? []]))
      const html = await render(page, { form, values, errors: {}, isStart: true })
      response.type('html').send(withoutScripts(html))
    }
    router.post(start.path, notKept, readForm, open, showAgain)
  }
  return router
}
