/** `Idempotency-Key`: a repeat of a request gets the first answer; another request of the same caller under the key is refused. */
import { E } from '#schema/core/fp'
import { invalid, type Problem } from '#schema/core/problem'
import type { Database } from '../database/pool.ts'
import { answerKey, decrypt, encrypt } from '../sealing/seal.ts'
import type { IdempotencyRecord } from './append.ts'
import { canonicalJson, sha256 } from './chain.ts'
import { keyHashOf } from './key-hash.ts'

/** A request with a key; `fingerprint` differs for any other request. */
export type KeyedRequest = { readonly key: string; readonly keyHash: string; readonly fingerprint: string }

/** The first answer to a request; undefined if there is none. */
type FirstAnswer = E.Either<Problem, { readonly answer: unknown } | undefined>

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex')

/** The keyed request of a call; other owners' keys are other keys (decision 796). Undefined without a key, a 400 if the key is malformed. */
export const keyedRequest = (
  key: string | undefined,
  owner: string,
  call: { readonly name: string; readonly input: unknown },
): E.Either<Problem, KeyedRequest | undefined> => {
  if (key === undefined) return E.right(undefined)
  if (!/^[\x21-\x7e]{1,200}$/.test(key))
    return E.left(
      invalid([{ field: 'Idempotency-Key', message: 'must be 1 to 200 visible ASCII characters' }]),
    )
  // The key is part of the hash and is never stored: otherwise the hash would let anyone test guesses of a secret input.
  const fingerprint = sha256(`${key}\n${canonicalJson(call)}`)
  return E.right({ key, keyHash: keyHashOf(owner, key), fingerprint })
}

/** Builds the record stored with a request's events; a secret answer is encrypted under the key itself. */
export const idempotencyRecord = (
  { key, keyHash, fingerprint }: KeyedRequest,
  answer: unknown,
  isSecret: boolean,
): IdempotencyRecord => {
  const text = JSON.stringify(answer)
  return {
    keyHash,
    fingerprint,
    answer: isSecret ? encrypt(answerKey(key), text, keyHash) : text,
    isSealed: isSecret,
  }
}

/**
 * Stores the record of a request that changed nothing. Undefined if it is the first under its key, otherwise the stored
 * answer; 422 if the key belongs to another request.
 */
export const storeFirstAnswer = async (
  database: Database,
  workspace: string,
  request: KeyedRequest,
  { keyHash, fingerprint, answer, isSealed }: IdempotencyRecord,
): Promise<FirstAnswer> => {
  const { numInsertedOrUpdatedRows } = await database
    .of(workspace)
    .insertInto('idempotency')
    .values({
      workspace,
      key_hash: bytes(keyHash),
      fingerprint: bytes(fingerprint),
      answer,
      is_sealed: isSealed,
    })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows ? E.right(undefined) : findFirstAnswer(database, workspace, request)
}

/** The first answer to this request; undefined if there is none, 422 if the key belongs to another request. */
export const findFirstAnswer = async (
  database: Database,
  workspace: string,
  request: KeyedRequest,
): Promise<FirstAnswer> => {
  const row = await database
    .of(workspace)
    .selectFrom('idempotency')
    .select(['fingerprint', 'answer', 'is_sealed'])
    .where('key_hash', '=', bytes(request.keyHash))
    .executeTakeFirst()
  if (!row) return E.right(undefined)
  if (row.fingerprint.toString('hex') !== request.fingerprint)
    return E.left({
      kind: 'reused-key',
      code: 'idempotency/reused',
      detail: 'This Idempotency-Key was used for another request. Nothing was recorded; send a new key.',
      errors: [{ field: 'Idempotency-Key', message: 'belongs to another request' }],
    })
  const text = row.is_sealed ? decrypt(answerKey(request.key), row.answer, request.keyHash) : row.answer
  return E.right({ answer: JSON.parse(text) as unknown })
}
