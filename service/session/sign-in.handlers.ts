/** Sign-in with a code for people with an account, and switching between workspaces. */
import { E } from '#schema/core/fp'
import type { Problem } from '#schema/core/problem'
import { plainAddress } from '#schema/people/people'
import type { signInEndpoints } from '#schema/session/sign-in.endpoints'
import { accountOf, addressHash, knownBrowser, membershipsOf } from '../accounts/accounts.ts'
import { askedLanguage } from '../accounts/mail-language.ts'
import { cookiesOf } from '../accounts/open-session.ts'
import type { Handlers } from '../http/handlers.ts'
import type { Context } from '../runtime/service.ts'
import { codeMinutes, spendCode, storeCode } from './code.queries.ts'
import { codeMail } from './code-mail.ts'
import { replaceSession, signInAs } from './sign-in-as.ts'

/** For how long a browser is known after the last code: half a year. */
const knownSeconds = 180 * 86_400

const wrongCode: Problem = {
  kind: 'unauthenticated',
  code: 'login/code',
  detail: 'This code is wrong, already used or expired. Try again, or ask for a new one.',
  errors: [{ field: 'code', message: 'is wrong, already used or expired' }],
}

const elsewhere: Problem = {
  kind: 'missing',
  code: 'session/workspace',
  detail: 'You have no access to a workspace with this id. Nothing was recorded.',
  errors: [{ field: 'workspace', message: 'does not exist' }],
}

const unproved: Problem = {
  kind: 'proof',
  code: 'session/proof',
  detail: 'Sign in with a code first, to show that this address is yours. Nothing was recorded.',
}

/** Sends the code after the answer, so that known and unknown addresses take equally long. */
export const sendLater = (context: Context, to: string, code: string): void => {
  const { mailer, report } = context.service
  const mail = codeMail(to, code, context.origin, askedLanguage(context))
  setImmediate(() => {
    mailer.send(mail).catch((error: unknown) => {
      report('error', { err: error }, 'a code could not be sent')
    })
  })
}

export const signInHandlers: Handlers<
  Pick<typeof signInEndpoints, 'requestCode' | 'signInByCode' | 'enterWorkspace'>
> = {
  requestCode: async ({ email }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const { service } = context
    const hash = await addressHash(service, email)
    const mark = await knownBrowser(service, email)
    const found = await accountOf(service, hash)
    const memberships = await membershipsOf(service, found)
    const accountId = memberships.length > 0 ? found : undefined
    const isKnown = cookies.right.get('known') === mark
    const { browser, code, isSent } = await storeCode(service, isKnown ? mark : hash, accountId, {
      earlier: cookies.right.get('code'),
    })
    cookies.right.set('code', browser, codeMinutes * 60)
    if (isSent) sendLater(context, plainAddress(email), code)
    return E.right({ delivery: service.mailer.kind })
  },

  signInByCode: async ({ email, code }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const { service } = context
    const browser = cookies.right.get('code')
    const [hash, mark] = [await addressHash(service, email), await knownBrowser(service, email)]
    const accountId = await spendCode(service, [hash, mark], browser ?? '', code)
    if (accountId !== undefined) {
      cookies.right.clear('code')
      cookies.right.set('known', mark, knownSeconds)
    }
    return signInAs(context, cookies.right, accountId, 'code', wrongCode)
  },

  enterWorkspace: async ({ workspace }, context) => {
    const cookies = cookiesOf(context)
    if (E.isLeft(cookies)) return cookies
    const { service, session } = context
    const { accountId, provedAt, proof, expiresAt } = session
    const found = (await membershipsOf(service, accountId)).find((one) => one.workspace === workspace)
    if (accountId === undefined || found === undefined) return E.left(elsewhere)
    // A link that others may have seen opens one workspace, not the person's other ones.
    if (provedAt === undefined && workspace !== session.workspace) return E.left(unproved)
    return replaceSession(context, cookies.right, {
      workspace,
      accountId,
      proof,
      expiresAt,
      ...(provedAt === undefined ? {} : { provedAt }),
    })
  },
}
