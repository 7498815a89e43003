/** Client of the identity provider. Loaded only if one is configured. */
import * as client from 'openid-client'
import { E } from '#schema/core/fp'
import { Email } from '#schema/core/scalars'
import type { OidcSettings } from '../runtime/oidc-settings.ts'
import type { Report } from '../runtime/service.ts'
import { boundedFetch } from './bounded-fetch.ts'
import type { IdentityProvider, OidcFailure } from './identity-provider.ts'

/** Seconds for each answer; a person is waiting. */
const timeout = 8
/** Milliseconds for which the provider's metadata is cached. */
const keptMs = 3_600_000
/** Allowed difference in seconds between the provider's clock and ours. */
const tolerance = 30
/** Seconds after which the provider must require proof again, as for sensitive calls. */
const maxAge = 1800

/** The person cancelled, or the provider refused them. */
const declining = new Set([
  ...['access_denied', 'login_required', 'consent_required', 'interaction_required'],
  'account_selection_required',
])
const failing = new Set(['server_error', 'temporarily_unavailable'])

/** No answer, an aborted one, or one from a proxy in front of the provider. */
const unusable = new Set([
  ...['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON', 'OAUTH_PARSE_ERROR'],
])

const failureOf = (error: unknown): OidcFailure => {
  if (error instanceof client.AuthorizationResponseError)
    return declining.has(error.error) ? 'declined' : failing.has(error.error) ? 'unavailable' : 'refused'
  if (error instanceof client.ResponseBodyError) return error.status >= 500 ? 'unavailable' : 'refused'
  if (error instanceof client.ClientError) return unusable.has(error.code ?? '') ? 'unavailable' : 'refused'
  // Thrown by `fetch` without a connection.
  return error instanceof TypeError && error.cause !== undefined ? 'unavailable' : 'refused'
}

/**
 * The address, if the provider explicitly confirms that it verified it, since some let people enter any
 * address. Rejects look-alikes that lower-case to somebody else's address.
 */
const checkedAddress = ({ email, email_verified: isVerified }: client.UserInfoResponse | client.IDToken) =>
  isVerified === true &&
  Email.is(email) &&
  email.toLowerCase() === email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    ? email
    : undefined

/** The time in a claim; undefined if it is not a time. */
const timeOf = (seconds: unknown): Date | undefined => {
  const time = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN)
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** Opens the provider. Reads its metadata at the first sign-in, so the service starts without it. */
export const openIdentityProvider = (
  { issuer, clientId, clientSecret }: OidcSettings,
  now: () => Date,
  report: Report,
): IdentityProvider => {
  const address = new URL(issuer)
  const extensions =
    address.protocol === 'http:'
      ? [client.allowInsecureRequests, client.enableNonRepudiationChecks]
      : [client.enableNonRepudiationChecks]
  let known: { readonly server: client.ServerMetadata; readonly until: number } | undefined

  const serverOf = async (): Promise<client.ServerMetadata> => {
    if (known === undefined || known.until < Date.now()) {
      const found = await client.discovery(address, clientId, undefined, undefined, {
        timeout,
        execute: extensions,
        [client.customFetch]: boundedFetch,
      })
      known = { server: found.serverMetadata(), until: Date.now() + keptMs }
    }
    return known.server
  }

  const configured = async (): Promise<client.Configuration> => {
    const server = await serverOf()
    // The standard's default, unless the provider supports only the other one.
    const ways = server.token_endpoint_auth_methods_supported
    const proves =
      !ways || ways.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost
    const config = new client.Configuration(
      server,
      clientId,
      {
        client_secret: clientSecret,
        [client.clockTolerance]: tolerance,
        // Use the service's clock for all times.
        [client.clockSkew]: Math.round((now().getTime() - Date.now()) / 1000),
      },
      proves(clientSecret),
    )
    config.timeout = timeout
    config[client.customFetch] = boundedFetch
    for (const extend of extensions) extend(config)
    return config
  }

  /** True if the provider reports the time of the last proof; otherwise a new one cannot be required. */
  const saysWhen = ({ claims_supported: claims }: client.ServerMetadata): boolean =>
    Array.isArray(claims) && claims.includes('auth_time')

  const attempt = async <A>(what: string, work: () => Promise<A>): Promise<E.Either<OidcFailure, A>> => {
    try {
      return E.right(await work())
    } catch (error) {
      const failure = failureOf(error)
      if (failure !== 'declined') report('warn', { err: error, failure }, what)
      return E.left(failure)
    }
  }

  return {
    addressFor: ({ state, nonce, verifier }, redirectUri) =>
      attempt('the identity provider could not be asked', async () => {
        const config = await configured()
        return client.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: 'openid email',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(saysWhen(config.serverMetadata()) ? { max_age: String(maxAge) } : {}),
        }).href
      }),

    identify: (parameters, { state, nonce, verifier }, redirectUri) =>
      attempt('a sign-in by the identity provider was refused', async () => {
        const config = await configured()
        const tokens = await client.authorizationCodeGrant(
          config,
          new URL(`${redirectUri}?${new URLSearchParams(parameters)}`),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            ...(saysWhen(config.serverMetadata()) ? { maxAge } : {}),
          },
        )
        const claims = tokens.claims()
        if (claims === undefined) throw new Error('The provider sent no ID token.')
        // Many providers return the address only here.
        const person =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : claims
        return {
          issuer: claims.iss,
          subject: claims.sub,
          verifiedEmail: checkedAddress(person),
          authenticatedAt: timeOf(claims.auth_time),
        }
      }),
  }
}
