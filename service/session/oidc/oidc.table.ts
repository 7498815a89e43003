/** Tables for sign-in through the company's identity provider, all in the installation's workspace; neither is history. */

/** Account of an identified person, by keyed hashes. */
export type OidcIdentityRow = {
  workspace: string
  identity_hash: string
  issuer_hash: string
  account_id: string
  linked_at: string
}

/** An unfinished sign-in in one browser; `account_id` is set once the person is identified. */
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
