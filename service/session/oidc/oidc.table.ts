/** Tables of sign-in by the company's identity provider, all in the installation's workspace; neither is history. */

/** Account of a person whom the provider identified, by keyed hashes. */
export type OidcIdentityRow = {
  workspace: string
  identity_hash: string
  issuer_hash: string
  account_id: string
  linked_at: string
}

/** A sign-in under way in one browser; `account_id` once the provider has said who it is. */
export type OidcSignInRow = {
  workspace: string
  browser_hash: string
  state: string
  nonce: string
  verifier: string
  next: string | null
  account_id: string | null
  proved_at: string | null
  expires_at: string
}
