import { type FormErrors, formErrorsOf } from '#schema/core/form-errors'
import type { FieldError } from '#schema/core/problem'
import { serviceRequest } from '../../core/request.ts'
import { sessionKey } from '../../core/session-key.ts'
import type { Site } from '../frame/site-context.ts'

/** The form was recorded, or it was refused with errors by field where the service names any. */
export type Outcome = { readonly isSent: boolean; readonly errors: FormErrors }

const isFieldError = (value: unknown): value is FieldError =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  typeof value.field === 'string' &&
  'message' in value &&
  typeof value.message === 'string'

const errorsIn = (text: string): FormErrors => {
  try {
    const details: unknown = JSON.parse(text)
    const isList = typeof details === 'object' && details !== null && 'errors' in details
    // The browser has already checked for blank fields.
    return isList && Array.isArray(details.errors)
      ? formErrorsOf(details.errors.filter(isFieldError), () => false)
      : {}
  } catch {
    // A proxy in front of the service may answer without naming fields.
    return {}
  }
}

/** Idempotency key of one submission: 16 random bytes. Unlike `randomUUID`, this works on a page without TLS. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Posts `body` (JSON) to `path` below `/api` under the key. A network failure counts as not sent. */
export const sendForm = async (
  fetch: Site['fetch'],
  path: string,
  body: string,
  key: string,
): Promise<Outcome> => {
  const request = serviceRequest(`/api${path}`, window.localStorage.getItem(sessionKey), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })
  try {
    const response = await fetch(request)
    if (response.ok) return { isSent: true, errors: {} }
    return { isSent: false, errors: response.status === 400 ? errorsIn(await response.text()) : {} }
  } catch {
    return { isSent: false, errors: {} }
  }
}
