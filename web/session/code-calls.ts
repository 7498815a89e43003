/** Calls of the email sign-in. The login page has neither store nor codecs, so this file sends them itself. */
import type { SignIn } from '#schema/session/session'
import { serviceRequest } from '../core/request.ts'

/** Sends a request; stories and tests pass their own. */
export type Send = (request: Request) => Promise<Response>

/** An answer, or a sentence about the failure. */
export type Outcome<A> = { readonly answer: A } | { readonly why: string }

const noAnswer = 'No answer arrived. Nothing was lost: try again.'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

/** Posts to a path of the service; `read` returns undefined for an unexpected answer, and `invalid` is the sentence for a 400. */
export const call = async <A>(
  send: Send,
  path: string,
  body: object,
  read: (fields: Fields) => A | undefined,
  invalid?: string,
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
    if (response.status === 400 && invalid !== undefined) return { why: invalid }
    return { why: typeof fields.detail === 'string' ? fields.detail : noAnswer }
  } catch {
    return { why: noAnswer }
  }
}

export type Delivery = 'mail' | 'terminal'

/** Requests a code; the answer is the same for every address. `invalid` is the sentence for what is no address. */
export const requestCode = (send: Send, email: string, invalid?: string): Promise<Outcome<Delivery>> =>
  call(
    send,
    '/api/login/email',
    { email },
    ({ delivery }) => (delivery === 'mail' || delivery === 'terminal' ? delivery : undefined),
    invalid,
  )

export const readSignIn = ({ businessName, sessionId }: Fields): SignIn | undefined =>
  typeof businessName === 'string' && typeof sessionId === 'string' ? { businessName, sessionId } : undefined

export const signInByCode = (send: Send, email: string, code: string): Promise<Outcome<SignIn>> =>
  call(send, '/api/login/code', { email, code }, readSignIn)
