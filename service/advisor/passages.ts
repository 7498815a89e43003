/** Finds texts of the workspace by the words of a question. Results are quoted, never obeyed. */
import * as t from 'io-ts'
import { type Kysely, sql } from 'kysely'
import { Passage } from '#schema/core/advice'
import { decodeOrThrow } from '#schema/core/decode'
import type { Tables } from '../tables.ts'
import { catchUpPassages } from './passages.catch-up.ts'
import { excerptOf } from './passages.excerpt.ts'
import { kindsNamed } from './passages.kinds.ts'
import type { Retrieve } from './records.ts'

type Found = { kind: string; id: string; title: string; body: string }

/** Longer questions repeat themselves, and each word costs a look-up. */
const longestQuery = 500

// Words of asking, not of the subject: "what did the memo tell us about the roster" is not about memos.
const ofAsking =
  /\b(tell|told|say|says|said|show|remind|mentioned|wrote|written|memos?|briefs?|advisory|advisories|nudges?|advised?)\b/gi

/**
 * Passages of the bound workspace (row-level security), best first. Texts with all words come first; then
 * each word counts by its rarity here, most in a title, and the newest of equals wins. Texts that cover less
 * than a quarter of the question, or half of what the best one covers, are dropped. A question of common
 * words only ("how are you") finds nothing.
 */
export const retrieve =
  (db: Kysely<Tables>): Retrieve =>
  async (query, most, kinds) => {
    await catchUpPassages(db)
    const wanted = kinds ?? kindsNamed(query) ?? null
    const asked = query
      .slice(0, longestQuery)
      .toWellFormed()
      .replaceAll('\u0000', ' ')
      .replaceAll(ofAsking, ' ')
    const { rows } = await sql<Found>`
      with asked as (
        select plainto_tsquery('simple', lexeme) as word
        from unnest(tsvector_to_array(to_tsvector('english', ${asked}))) as lexeme),
      hits as (
        select word, id, ts_rank('{0.3, 0.3, 0.3, 1}', words, word, 1) as weight from asked join passage on words @@ word),
      rare as (
        select word, ln(1 + (select count(*) from passage)::float8 / greatest(count(id), 1)) as worth
        from asked left join hits using (word) group by word),
      found as (
        select id, sum(worth) as covered, sum(worth * weight) as rank
        from hits join rare using (word) join passage using (id)
        where ${wanted}::text[] is null or kind = any(${wanted}::text[])
        group by id)
      select kind, id, title, body from found join passage using (id)
      where covered >= greatest((select sum(worth) from rare) / 4, (select max(covered) from found) / 2)
      order by words @@ websearch_to_tsquery('english', ${asked}) desc, rank desc, recorded_at desc, id desc
      limit ${Math.max(0, most)}`.execute(db)
    const passages = rows.map(({ body, ...passage }) => ({ ...passage, excerpt: excerptOf(body, asked) }))
    return decodeOrThrow(t.array(Passage), passages, 'The passages')
  }
