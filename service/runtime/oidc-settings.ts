/** Settings of sign-in with company accounts, by OpenID Connect. */
import { isSafeAddress } from '../site/origin.ts'

export type OidcSettings = {
  /** Address of the provider, which its discovery document and tokens name. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The settings; undefined if none is set. Throws an error message without the secret. */
export const readOidcSettings = (env: NodeJS.ProcessEnv): OidcSettings | undefined => {
  const issuer = env.OIDC_ISSUER?.trim() ?? ''
  const clientId = env.OIDC_CLIENT_ID?.trim() ?? ''
  const clientSecret = env.OIDC_CLIENT_SECRET?.trim() ?? ''
  const set = [issuer, clientId, clientSecret].filter((value) => value !== '')
  if (set.length === 0) return undefined
  if (set.length < 3)
    throw new Error(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all three to sign in with company accounts, or none.',
    )
  if (!isSafeAddress(issuer))
    throw new Error(
      `OIDC_ISSUER must be the https address of the provider, such as https://login.company.com.au, but is "${issuer}".`,
    )
  return { issuer, clientId, clientSecret }
}
