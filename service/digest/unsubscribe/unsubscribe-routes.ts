/** `/unsubscribe/<token>`: GET shows a page whose button acts, POST acts, from that page or from a mail program (RFC 8058). */
import { type Request, type Response, Router } from 'express'
import { askedLanguage, chosenLanguage, type MailLanguage } from '../../accounts/mail-language.ts'
import { businessNameOf } from '../../accounts/workspaces.ts'
import type { Service } from '../../runtime/service.ts'
import { readStopToken, type Stopped } from '../sending/stop-link.ts'
import { unsubscribePage } from './unsubscribe-page.ts'

/** Turns off a person's reports. */
export type StopReports = (service: Service, workspace: string, accountId: string) => Promise<void>

const words = {
  en: {
    unknown: {
      title: 'This link is not valid',
      text: 'It may be incomplete, or its business may no longer be here. Sign in to see which reports you get.',
    },
    ask: (business: string) => ({
      title: 'Stop these mails?',
      text: `You get weekly reports or monthly reviews from ${business}. The digest stays in Jarvin, and you can switch the mails on again in My Profile.`,
      button: 'Stop the mails',
    }),
    stopped: (business: string) => ({
      title: 'Stopped',
      text: `You will get no more reports from ${business} by mail.`,
    }),
  },
  de: {
    unknown: {
      title: 'Dieser Link ist ungültig',
      text: 'Er ist vielleicht unvollständig, oder das Unternehmen gibt es hier nicht mehr. Melden Sie sich an, um zu sehen, welche Berichte Sie erhalten.',
    },
    ask: (business: string) => ({
      title: 'Diese E-Mails abbestellen?',
      text: `Sie erhalten Wochen- oder Monatsberichte von ${business}. In Jarvin bleiben die Berichte verfügbar, und in „Mein Profil“ können Sie die E-Mails jederzeit wieder einschalten.`,
      button: 'E-Mails abbestellen',
    }),
    stopped: (business: string) => ({
      title: 'Abbestellt',
      text: `Sie erhalten keine Berichte von ${business} mehr per E-Mail.`,
    }),
  },
} as const

const unknownPage = (request: Request): string => {
  const language = askedLanguage({ presentedHeader: (name) => request.get(name) })
  return unsubscribePage({ language, ...words[language].unknown })
}

/** Person of the link, their language and the name of the business; undefined for a forged link or a removed business. */
const findStopped = async (
  service: Service,
  token: string,
): Promise<(Stopped & { readonly business: string; readonly language: MailLanguage }) | undefined> => {
  const stopped = await readStopToken(service, token)
  const business = stopped && (await businessNameOf(service, stopped.workspace).catch(() => undefined))
  if (!stopped || business === undefined) return undefined
  const language = await chosenLanguage(service, stopped.workspace, stopped.accountId)
  return { ...stopped, business, language }
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
  router.get('/:token', async (request, response) => {
    const found = await findStopped(service, request.params.token)
    if (found === undefined) return send(response, 404, unknownPage(request))
    const { language, business } = found
    send(response, 200, unsubscribePage({ language, ...words[language].ask(business) }))
  })
  router.post('/:token', async (request, response) => {
    const found = await findStopped(service, request.params.token)
    if (found === undefined) return send(response, 404, unknownPage(request))
    await stop(service, found.workspace, found.accountId)
    const { language, business } = found
    send(response, 200, unsubscribePage({ language, ...words[language].stopped(business) }))
  })
  return router
}
