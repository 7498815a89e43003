/** A fake service that accepts forms and records them. */
import { HttpHandler, HttpResponse } from 'msw'
import { api } from '#schema/api'
import type { EndpointName } from '../../fixtures/core/replay.ts'

export type SentForm = { readonly body: unknown; readonly key: string | null }

/** A handler and the list of forms it received; replies with `answers` in order, then with the last one. */
export const formHandler = (
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
