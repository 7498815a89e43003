/**
 * Connection option that limits unqualified names to `public` and Postgres's own. Otherwise a database could put another
 * schema first, such as one with a `sha256` that returns a false hash for one event.
 */
export const searchPathOption = '-c search_path=public'
