/** Calls of signing in by a code. The login page has neither store nor codecs, so they are sent as they are. */
import type { SignIn } from '#schema/session/session'
import { serviceRequest } from '../core/request.ts'

/** Sends a request; stories and tests pass their own. */
export type Send = (request: Request) => Promise<Response>

/** An answer, or a sentence that says why there is none. */
export type Outcome<A> = { readonly answer: A } | { readonly why: string }

const noAnswer = 'No answer arrived. Nothing was lost: try again.'

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const call = async <A>(
  send: Send,
  path: string,
  body: object,
  read: (fields: Readonly<Record<string, unknown>>) => A | undefined,
): Promise<Outcome<A>> => {
  try {
    const response = await send(
      serviceRequest(path, null, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
    const fields = fieldsOf(await response.json())
    const answer = response.ok ? read(fields) : undefined
    if (answer !== undefined) return { answer }
    return { why: typeof fields.detail === 'string' ? fields.detail : noAnswer }
  } catch {
    return { why: noAnswer }
  }
}

export type Delivery = 'mail' | 'terminal'

/** Asks for a code; the answer is the same for every address. */
export const requestCode = (send: Send, email: string): Promise<Outcome<Delivery>> =>
  call(send, '/api/login/email', { email }, ({ delivery }) =>
    delivery === 'mail' || delivery === 'terminal' ? delivery : undefined,
  )

export const signInByCode = (send: Send, email: string, code: string): Promise<Outcome<SignIn>> =>
  call(send, '/api/login/code', { email, code }, ({ businessName, sessionId }) =>
    typeof businessName === 'string' && typeof sessionId === 'string'
      ? { businessName, sessionId }
      : undefined,
  )
