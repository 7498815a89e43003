/** An identity provider in this process, and a browser that signs in there. */
import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { freePort } from '../../service/database/embedded/free-port.ts'

/** A person known to the provider. */
export type ProviderAccount = { readonly email: string; readonly email_verified: boolean }

export type CompanyProvider = {
  readonly settings: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
  /** Serves the provider; until then, every answer is 503. */
  readonly open: (redirectUri: string) => void
  /** The people it knows, by subject. */
  readonly people: Map<string, ProviderAccount>
  /** Signs in at an authorization address as a subject; returns the address that the browser is sent back to. */
  readonly signIn: (address: string, subject: string) => Promise<URL>
  /** Leaves the sign-in page without signing in. */
  readonly decline: (address: string) => Promise<URL>
  readonly close: () => Promise<unknown>
}

const client = { clientId: 'jarvin', clientSecret: 'a-secret-of-the-two-of-them' }

const openProvider = (issuer: string, redirectUri: string, people: Map<string, ProviderAccount>) => {
  const provider = new Provider(issuer, {
    ttl: { Interaction: 600, Grant: 600, Session: 600 },
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    scopes: ['openid', 'email'],
    cookies: { keys: ['keys of this test'] },
    findAccount: (_context, sub) => {
      const known = people.get(sub)
      return known && { accountId: sub, claims: async () => ({ sub, ...known }) }
    },
    // Nobody is asked for consent to share their address.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email')
      await grant.save()
      return grant
    },
  })
  return provider
}

/** Follows redirects at the provider, with its cookies, until it sends the browser elsewhere or shows a page. */
const openBrowser = (issuer: string) => {
  const jar = new Map<string, string>()
  return async (address: string, form?: Record<string, string>): Promise<{ at: URL; html: string }> => {
    let at = new URL(address)
    let body = form && new URLSearchParams(form)
    for (;;) {
      const response = await fetch(at, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body ? { body } : {}),
      })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s)
        jar.set(name, value)
      }
      const next = response.headers.get('location')
      if (next === null) return { at, html: await response.text() }
      at = new URL(next, at)
      body = undefined
      if (at.origin !== issuer) return { at, html: '' }
    }
  }
}

export const openCompanyProvider = async (): Promise<CompanyProvider> => {
  let handle: ReturnType<Provider['callback']> | undefined
  const server: Server = createServer((request, response) => {
    if (handle) void handle(request, response)
    else response.writeHead(503).end()
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, ProviderAccount>()
  return {
    settings: { issuer, ...client },
    people,
    open: (redirectUri) => {
      handle = openProvider(issuer, redirectUri, people).callback()
    },
    signIn: async (address, subject) => {
      const visit = openBrowser(issuer)
      const { at } = await visit(address)
      return (await visit(at.href, { prompt: 'login', login: subject, password: 'any' })).at
    },
    decline: async (address) => {
      const visit = openBrowser(issuer)
      const { at } = await visit(address)
      return (await visit(`${at.href}/abort`)).at
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
