/**
 * Sign-in codes: stored for minutes outside the history, as hashes that cannot be tested without the
 * browser's own secret.
 */
import { addMinutes, subMinutes, subSeconds } from 'date-fns'
import { sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { installationWorkspace } from '#schema/core/site'
import { AccountId } from '#schema/people/people'
import type { ExpiringTable } from '../database/retention.ts'
import { sha256 } from '../event-store/chain.ts'
import type { Service } from '../runtime/service.ts'

/** Minutes for which a code works, and wrong attempts after which it stops working. */
export const codeMinutes = 10
const maxTries = 5

/** Seconds within which a repeated request gets no other code: a double click, or a call sent again. */
const repeatSeconds = 30

/**
 * Codes sent to one address in that time; more than the 12 that one caller can request. Browsers that are known have as many of
 * their own, so strangers cannot use them up (decision 848).
 */
const maxCodes = 20

export const expiringCodes: ExpiringTable = {
  table: 'login_code',
  isExpired: (now) => `expires_at < '${now.toISOString()}'::timestamptz`,
}

const codeHash = (browser: string, code: string): string => sha256(`${browser} ${code}`)

const codes = ({ database }: Service) => database.of(installationWorkspace)

/** A code from random bytes with negligible bias: 2^48 is far more than a million. */
const newCode = ({ random }: Service): string =>
  String(random(6).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

/** The code that a browser was sent moments ago and can still use: a repeated request keeps it. */
const hasRecentCode = async (
  db: ReturnType<typeof codes>,
  { addressHash, browser, now }: { addressHash: string; browser: string; now: Date },
): Promise<boolean> =>
  (await db
    .selectFrom('login_code')
    .select('tries')
    .where('browser_hash', '=', sha256(browser))
    .where('address_hash', '=', addressHash)
    .where('asked_at', '>', subSeconds(now, repeatSeconds).toISOString())
    .where('tries', '<', maxTries)
    .executeTakeFirst()) !== undefined

/**
 * Stores a code for an address. `earlier` is the secret of the browser's code before, which then stops working; `next` that
 * of the new one, made up if absent. A request that is repeated within seconds keeps the first code and sends nothing.
 * `isSent` is also false once the address has had too many.
 */
export const storeCode = async (
  service: Service,
  addressHash: string,
  accountId: AccountId | undefined,
  { earlier, next }: { readonly earlier: string | undefined; readonly next?: string | undefined },
): Promise<{ readonly browser: string; readonly code: string; readonly isSent: boolean }> => {
  const now = service.now()
  const [browser, code] = [next ?? service.random(32).toString('base64url'), newCode(service)]
  return codes(service)
    .transaction()
    .execute(async (db) => {
      // One request for an address at a time: of many at once, each would count before the others are stored.
      await sql`select pg_advisory_xact_lock(hashtext(${`code ${addressHash}`}))`.execute(db)
      if (earlier !== undefined && (await hasRecentCode(db, { addressHash, browser: earlier, now })))
        return { browser: earlier, code, isSent: false }
      await db
        .updateTable('login_code')
        .set({ tries: maxTries })
        .where('browser_hash', '=', sha256(earlier ?? ''))
        .execute()
      const { asked } = await db
        .selectFrom('login_code')
        .select((q) => q.cast<number>(q.fn.countAll(), 'integer').as('asked'))
        .where('address_hash', '=', addressHash)
        .where('asked_at', '>', subMinutes(now, codeMinutes).toISOString())
        .executeTakeFirstOrThrow()
      const isAllowed = accountId !== undefined && asked < maxCodes
      const stored = {
        address_hash: addressHash,
        code_hash: codeHash(browser, code),
        account_id: isAllowed ? accountId : null,
        tries: 0,
        asked_at: now.toISOString(),
        expires_at: addMinutes(now, codeMinutes).toISOString(),
      }
      await db
        .insertInto('login_code')
        .values({ workspace: installationWorkspace, browser_hash: sha256(browser), ...stored })
        .onConflict((on) => on.columns(['workspace', 'browser_hash']).doUpdateSet(stored))
        .execute()
      return { browser, code, isSent: isAllowed }
    })
}

/**
 * The account that a code opens, once; undefined for a wrong, used or expired code, and in another browser. `addressHashes` are
 * all under which codes of the address are stored.
 */
export const spendCode = async (
  service: Service,
  addressHashes: readonly string[],
  browser: string,
  code: string,
): Promise<AccountId | undefined> => {
  const db = codes(service)
  // One statement, so that concurrent attempts all count.
  const row = await db
    .updateTable('login_code')
    .set({ tries: sql`tries + 1` })
    .where('browser_hash', '=', sha256(browser))
    .where('address_hash', 'in', addressHashes)
    .where('expires_at', '>', service.now().toISOString())
    .where('tries', '<', maxTries)
    .returning(['code_hash', 'account_id'])
    .executeTakeFirst()
  if (row === undefined || row.account_id === null || row.code_hash !== codeHash(browser, code))
    return undefined
  const spent = await db
    .deleteFrom('login_code')
    .where('browser_hash', '=', sha256(browser))
    .returning('account_id')
    .executeTakeFirst()
  return spent && decodeOrThrow(AccountId, spent.account_id, 'The account of a code')
}
