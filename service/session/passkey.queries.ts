/** Stored passkeys of a person: name and public key are sealed under the person's key. */
import * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import { Sealed } from '#schema/core/event'
import { E } from '#schema/core/fp'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'
import { installationWorkspace } from '#schema/core/site'
import type { AccountId } from '#schema/people/people'
import { PasskeyId } from '#schema/session/passkey'
import type { Service } from '../runtime/service.ts'

/** Passkey data sealed in an event. */
export const StoredPasskey = record({
  name: text(80),
  credentialId: text(1400),
  publicKey: text(8000),
  transports: t.array(text(40)),
})
export type StoredPasskey = t.TypeOf<typeof StoredPasskey>

/** A passkey with its last use. */
export type KnownPasskey = StoredPasskey & {
  readonly passkeyId: PasskeyId
  readonly addedAt: string
  readonly usedAt: string | null
  readonly counter: number
}

/** Passkeys of an account, newest first; empty after the person was erased. */
export const passkeysOf = async (
  { database, sealer }: Service,
  accountId: AccountId,
): Promise<readonly KnownPasskey[]> => {
  const rows = await database
    .of(installationWorkspace)
    .selectFrom('passkey')
    .leftJoin('passkey_use', 'passkey_use.passkey_id', 'passkey.id')
    .select(['passkey.id', 'passkey', 'added_at', 'used_at', 'counter'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('passkey.id', 'desc')
    .execute()
  const sealed = rows.map((row) => decodeOrThrow(Sealed, JSON.parse(row.passkey), 'A sealed passkey'))
  const opened = await sealer.open(installationWorkspace, sealed)
  return rows.flatMap((row, index) => {
    const stored = StoredPasskey.decode(JSON.parse(opened.get(sealed[index]?.box ?? '') ?? 'null'))
    if (E.isLeft(stored)) return []
    return {
      ...stored.right,
      passkeyId: decodeOrThrow(PasskeyId, row.id, 'A passkey'),
      addedAt: row.added_at,
      usedAt: row.used_at,
      counter: row.counter ?? 0,
    }
  })
}

/**
 * Records a use. False if another use of the same counter came first. Passkeys that are synchronised between
 * devices always send 0.
 */
export const recordUse = async (
  { database, now }: Service,
  passkeyId: PasskeyId,
  counter: number,
): Promise<boolean> => {
  const used = await database
    .of(installationWorkspace)
    .insertInto('passkey_use')
    .values({
      workspace: installationWorkspace,
      passkey_id: passkeyId,
      counter,
      used_at: now().toISOString(),
    })
    .onConflict((on) =>
      on
        .columns(['workspace', 'passkey_id'])
        .doUpdateSet({ counter, used_at: now().toISOString() })
        .where((q) =>
          q.or([
            q('passkey_use.counter', '<', counter),
            q.and([q('passkey_use.counter', '=', 0), q.val(counter === 0)]),
          ]),
        ),
    )
    .returning('counter')
    .executeTakeFirst()
  return used !== undefined
}
