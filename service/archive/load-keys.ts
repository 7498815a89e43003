/** Takes over the keys of an archive. */
import type pg from 'pg'
import type { Service } from '../runtime/service.ts'
import { storedKey } from '../sealing/seal.ts'
import { ArchivedKey } from './archive-manifest.ts'
import { linesOf } from './read-archive.ts'

/** Keys written at a time. */
const keysAtOnce = 500

const keysSql = `
  insert into subject_key (workspace, subject, key, key_hash)
  select $1, * from unnest($2::text[], $3::bytea[], $4::bytea[])`

/** Writes the keys in a body, wrapped by the key-encryption key of this installation; returns how many. */
export const loadKeys = async (
  client: pg.ClientBase,
  { keyring }: Pick<Service, 'keyring'>,
  workspace: string,
  body: AsyncIterable<Buffer>,
): Promise<number> => {
  let count = 0
  let batch: { readonly subject: string; readonly key: Buffer; readonly key_hash: Buffer }[] = []
  const write = async () => {
    const columns = [
      batch.map((one) => one.subject),
      batch.map((one) => one.key),
      batch.map((one) => one.key_hash),
    ]
    await client.query(keysSql, [workspace, ...columns])
    count += batch.length
    batch = []
  }
  for await (const { subject, key } of linesOf(ArchivedKey, body)) {
    batch.push({ subject, ...storedKey(keyring, Buffer.from(key, 'base64'), workspace, subject) })
    if (batch.length === keysAtOnce) await write()
  }
  await write()
  return count
}
