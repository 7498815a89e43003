/** A round is one transaction that is rolled back; what begins a transaction of its own within it gets a savepoint instead. */
import type { Client } from 'pg'

const nestedSql = (text: unknown): unknown => {
  if (typeof text !== 'string') return text
  if (/^begin\b/i.test(text)) return 'savepoint nested'
  if (/^rollback$/i.test(text)) return 'rollback to savepoint nested; release savepoint nested'
  return /^commit$/i.test(text) ? 'release savepoint nested' : text
}

/** The client, for code that opens transactions, within one that is open. */
export const nested = (client: Client): Client =>
  new Proxy(client, {
    get: (target, name) =>
      name === 'query'
        ? (text: unknown, ...rest: readonly unknown[]) =>
            Reflect.apply(target.query, target, [nestedSql(text), ...rest])
        : Reflect.get(target, name),
  })

/** Runs `use` in a savepoint; undefined, with nothing changed, if the database refuses. */
export const attempt = async <A>(client: Client, use: () => Promise<A>): Promise<A | undefined> => {
  await client.query('savepoint attempt')
  try {
    return await use()
  } catch {
    await client.query('rollback to savepoint attempt')
    return undefined
  }
}
