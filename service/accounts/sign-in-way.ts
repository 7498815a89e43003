/** How sign-in codes reach people; `demo` as long as nobody has an account and there is no mail. */
import { type DemoMode, installationWorkspace } from '#schema/core/site'
import type { Service } from '../runtime/service.ts'

export type SignInWay = 'mail' | 'terminal' | 'demo'

/** Returns a function that never rejects, because pages are sent without a database too. */
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

/** Writes the way into a document, where `web/core/sign-in-way.ts` reads it. */
export const withSignInWay = (html: string, way: SignInWay): string =>
  html.replace('<body', `<body data-sign-in="${way}"`)

/** Marks a document of an installation without demos, so that the login lists none. */
export const withDemoMode = (html: string, mode: DemoMode): string =>
  mode === 'off' ? html.replace('<body', '<body data-demo="off"') : html
