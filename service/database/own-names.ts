/**
 * What every connection asks for when it opens: a name without its schema is one of ours in `public` or one of Postgres. A
 * database may put other schemas first, be it one of the account's own name or one with a `sha256` that lies for one event.
 */
export const ownNames = '-c search_path=public'
