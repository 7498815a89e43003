/** A service that takes forms, and remembers what was sent. */
import { HttpHandler, HttpResponse } from 'msw'
import { api } from '#schema/api'
import type { EndpointName } from '../../fixtures/core/answers.ts'

/** What came with a form. */
export type SentForm = { readonly body: unknown; readonly key: string | null }

/** A handler of the call, and the list that it fills; `answers` are given one after the other, the last one for good. */
export const takingForms = (
  name: EndpointName,
  answers: readonly (() => Response | Promise<Response>)[] = [() => HttpResponse.json({})],
): { readonly handler: HttpHandler; readonly sent: SentForm[] } => {
  const sent: SentForm[] = []
  const handler = new HttpHandler(
    'POST',
    ({ request }) => new URL(request.url).pathname === `/api${api[name].path}`,
    async ({ request }) => {
      sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') })
      return (answers[sent.length - 1] ?? answers.at(-1))?.() ?? HttpResponse.error()
    },
  )
  return { handler, sent }
}
