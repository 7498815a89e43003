/**
 * Connection option that limits unqualified names to `public` and Postgres's own. Otherwise a database could put another
 * schema first, such as one with a `sha256` that lies about one event.
 */
export const searchPathOption = '-c search_path=public'
