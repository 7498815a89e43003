/** The company's identity provider: OpenID Connect with the code flow, PKCE, a nonce and signed tokens. */
import type { E } from '#schema/core/fp'

/** Secrets of one sign-in; the answer must match all of them. */
export type Asked = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** A person whom the provider identified; `subject` is the provider's id for them, which it never reuses. */
export type Identified = {
  readonly issuer: string
  readonly subject: string
  /** Undefined unless the provider says that it checked the address. */
  readonly verifiedEmail: string | undefined
  /** When the provider last asked for a proof; undefined if it gives no time. */
  readonly authenticatedAt: Date | undefined
}

/**
 * `unavailable`: the provider does not answer. `declined`: the person went back, or may not use this application.
 * `refused`: the answer is not one that can be trusted.
 */
export type OidcFailure = 'unavailable' | 'declined' | 'refused'

/** Neither function throws. `redirectUri` is our own page that the provider sends the person back to. */
export type IdentityProvider = {
  /** Address of the provider's page that asks the person. */
  readonly addressFor: (asked: Asked, redirectUri: string) => Promise<E.Either<OidcFailure, string>>
  /** Checks the parameters that the person came back with, and asks the provider who it is. */
  readonly identify: (
    parameters: Readonly<Record<string, string>>,
    asked: Asked,
    redirectUri: string,
  ) => Promise<E.Either<OidcFailure, Identified>>
}
