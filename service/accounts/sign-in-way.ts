/** How sign-in codes reach people; `demo` until the first account exists, if there is no mail. */
import { type DemoMode, installationWorkspace } from '#schema/core/site'
import type { Service } from '../runtime/service.ts'

export type SignInWay = 'mail' | 'terminal' | 'demo'

/** The returned function never rejects, because pages are served without a database too. */
export const openSignInWay = ({ mailer, database }: Pick<Service, 'mailer' | 'database'>) => {
  let hasAccounts = false
  const findAccount = async (): Promise<boolean> => {
    const row = await database
      .of(installationWorkspace)
      .selectFrom('account_address')
      .select('account_id')
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  }
  return async (): Promise<SignInWay> => {
    if (mailer.kind === 'mail') return 'mail'
    hasAccounts ||= await findAccount().catch(() => true)
    return hasAccounts ? 'terminal' : 'demo'
  }
}

/** Writes the way of sign-in into a document, for `web/core/sign-in-way.ts`. */
export const withSignInWay = (html: string, way: SignInWay): string =>
  html.replace('<body', `<body data-sign-in="${way}"`)

/** Elements of a page about the demos, marked in `web/`; none holds another of its own name. */
const ofDemos = /<(section|span|a)\b(?=[^>]* data-demos)[^>]*>[\s\S]*?<\/\1>/g

/** A document of an installation without demos: without the parts about them, and marked for the client. */
export const withDemoMode = (html: string, mode: DemoMode): string =>
  mode === 'off' ? html.replace(ofDemos, '').replace('<body', '<body data-demo="off"') : html
