/** `/unsubscribe/<token>`: GET shows a page whose button acts, POST acts, from that page or from a mail program (RFC 8058). */
import { type Response, Router } from 'express'
import { businessNameOf } from '../../accounts/workspaces.ts'
import type { Service } from '../../runtime/service.ts'
import { readStopToken, type Stopped } from '../sending/stop-link.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

/** Turns off a person's reports. */
export type StopReports = (service: Service, workspace: string, accountId: string) => Promise<void>

const unknownLink = unsubscribePage({
  title: 'This link is not valid',
  text: 'It may be incomplete, or its business may no longer be here. Sign in to see which reports you get.',
})

/** Person of the link and name of the business; undefined for a forged link or a removed business. */
const findStopped = async (
  service: Service,
  token: string,
): Promise<(Stopped & { readonly business: string }) | undefined> => {
  const stopped = await readStopToken(service, token)
  const business = stopped && (await businessNameOf(service, stopped.workspace).catch(() => undefined))
  return stopped && business !== undefined ? { ...stopped, business } : undefined
}

const send = (response: Response, status: number, html: string): void => {
  response
    .status(status)
    .set('cache-control', 'no-store')
    .set('referrer-policy', 'no-referrer')
    .type('html')
    .send(html)
}

export const unsubscribeRoutes = (service: Service, stop: StopReports): Router => {
  const router = Router()
  router.get('/:token', async ({ params }, response) => {
    const found = await findStopped(service, params.token)
    if (found === undefined) return send(response, 404, unknownLink)
    send(
      response,
      200,
      unsubscribePage({
        title: 'Stop these mails?',
        text: `You get weekly reports or monthly reviews from ${found.business}. The digest stays in Jarvin, and you can switch the mails on again in My Profile.`,
        button: 'Stop the mails',
      }),
    )
  })
  router.post('/:token', async ({ params }, response) => {
    const found = await findStopped(service, params.token)
    if (found === undefined) return send(response, 404, unknownLink)
    await stop(service, found.workspace, found.accountId)
    send(
      response,
      200,
      unsubscribePage({
        title: 'Stopped',
        text: `You will get no more reports from ${found.business} by mail.`,
      }),
    )
  })
  return router
}
