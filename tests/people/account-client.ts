/** A browser of a person with an account: keeps its cookies and its session id between calls. */
import { decodeOrThrow } from '#schema/core/decode'
import type { Role } from '#schema/core/roles'
import { SignIn } from '#schema/session/session'
import { terminalMailer } from '../../service/accounts/mailer.ts'
import { issueSetupLink } from '../../service/slices.ts'
import { type Answer, freshAddress, type TestService } from '../core/service.ts'

/** What a browser can do. */
export type Browser = {
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answer>
  /** Takes over the session of an answer, as the client does. */
  readonly adopt: (answer: Answer) => Answer
  readonly session: () => string
  readonly cookies: () => ReadonlyMap<string, string>
}

/** Opens a browser for a running service, with its own address. */
export const openBrowser = (running: TestService): Browser => {
  const jar = new Map<string, string>()
  const address = freshAddress()
  let session: string | undefined
  return {
    call: async (method, path, body, headers = {}) => {
      const answer = await running.call(method, path, {
        ...(session === undefined ? {} : { session }),
        ...(body === undefined ? {} : { body }),
        headers: {
          'x-forwarded-for': address,
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
      })
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const [name = '', value = ''] = pair.split('=')
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return answer
    },
    adopt: (answer) => {
      session = decodeOrThrow(SignIn, answer.json, 'A sign-in').sessionId
      return answer
    },
    session: () => session ?? '',
    cookies: () => jar,
  }
}

/** A mailer that keeps the lines it would print. */
export const keptMail = () => {
  const lines: string[] = []
  return { lines, mailer: terminalMailer((line) => void lines.push(line)) }
}

/** A business as its owner describes it. */
export const bakery = {
  name: 'Larkin Street Bakery',
  trade: 'cafe',
  suburb: 'Red Hill',
  state: 'QLD',
  timeZone: 'Australia/Brisbane',
  currency: 'AUD',
  fiscalYearStart: '07-01',
} as const

export const tess = { name: 'Tess Hanrahan', email: 'tess@larkinstreetbakery.com.au' } as const

/** Sets up the bakery and returns the browser of its owner, signed in. */
export const setUpBakery = async (running: TestService, business: object = bakery): Promise<Browser> => {
  const token = await issueSetupLink(running.service)
  const owner = openBrowser(running)
  owner.adopt(await owner.call('POST', '/api/setup', { token, business, owner: tess }))
  return owner
}

/** The latest code printed for an address. */
export const codeFor = (lines: readonly string[], email: string): string =>
  lines
    .filter((line) => line.startsWith(`For ${email}: `))
    .map((line) => /: (\d{6}) is your code/.exec(line)?.[1])
    .findLast((code) => code !== undefined) ?? 'none'

/** Signs in by a code. */
export const signInByCode = async (
  running: TestService,
  lines: readonly string[],
  email: string,
): Promise<Browser> => {
  const browser = openBrowser(running)
  const before = lines.length
  await browser.call('POST', '/api/login/email', { email })
  while (lines.length === before) await new Promise((resolve) => setTimeout(resolve, 5))
  browser.adopt(await browser.call('POST', '/api/login/code', { email, code: codeFor(lines, email) }))
  return browser
}

const tokenOf = (json: unknown): string => /#([\w-]{43})/.exec(JSON.stringify(json))?.[1] ?? ''

/** Invites a person, who accepts; returns their browser, signed in by the link. */
export const join = async (
  running: TestService,
  owner: Browser,
  { email, role, until }: { email: string; role: Role; until?: string },
): Promise<Browser> => {
  const invited = await owner.call('POST', '/api/people/invitations', {
    email,
    role,
    ...(until ? { until } : {}),
  })
  const browser = openBrowser(running)
  const [name = ''] = email.split('@')
  const accepted = await browser.call('POST', '/api/people/invitations/accept', {
    token: tokenOf(invited.json),
    name,
  })
  if (SignIn.is(accepted.json)) browser.adopt(accepted)
  return browser
}

/** The secret in the link of an answer. */
export const linkToken = ({ json }: Answer): string => tokenOf(json)
