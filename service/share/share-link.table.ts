/** Tables beside the history: neither is in a backup or in an event. */

/**
 * What opens a link: the SHA-256 of its secret. `mail_token` is the secret sealed under the link's own key, only while a mail
 * with it waits. `account_id` is the person who made the link; null in a demo.
 */
export type ShareLinkRow = {
  workspace: string
  share_id: string
  token_hash: string
  mail_token: string | null
  account_id: string | null
}

/** Openings of a link: all of them, and those of the last day that it was opened on. */
export type ShareOpeningRow = {
  workspace: string
  share_id: string
  total: number
  day: string
  of_day: number
}
