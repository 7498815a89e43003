/** The company's identity provider: OpenID Connect with the code flow, PKCE, a nonce and signed tokens. */
import type { E } from '#schema/core/fp'

/** Secrets of one sign-in; the answer must match them all. */
export type Asked = { readonly state: string; readonly nonce: string; readonly verifier: string }

/** A person identified by the provider; `subject` is the provider's id for them, which is never reused. */
export type Identified = {
  readonly issuer: string
  readonly subject: string
  /** Undefined unless the provider confirms that it verified the address. */
  readonly verifiedEmail: string | undefined
  /** When the provider last required proof; undefined if it does not report this. */
  readonly authenticatedAt: Date | undefined
}

/**
 * `unavailable`: the provider does not answer. `declined`: the person cancelled, or may not use this
 * application. `refused`: the answer cannot be trusted.
 */
export type OidcFailure = 'unavailable' | 'declined' | 'refused'

/** Neither function throws. `redirectUri` is our page to which the provider returns the person. */
export type IdentityProvider = {
  /** Address of the provider's sign-in page. */
  readonly addressFor: (asked: Asked, redirectUri: string) => Promise<E.Either<OidcFailure, string>>
  /** Checks the parameters of the return address, and asks the provider who the person is. */
  readonly identify: (
    parameters: Readonly<Record<string, string>>,
    asked: Asked,
    redirectUri: string,
  ) => Promise<E.Either<OidcFailure, Identified>>
}
