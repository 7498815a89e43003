/** Pages of the Decision Log: from the store, beside slower alternatives, and over HTTP. */

import * as t from 'io-ts'
import { sql } from 'kysely'
import { decodeOrThrow } from '#schema/core/decode'
import { AuditEntry } from '#schema/decision-log/decision-log'
import { readLogPage } from '../../service/decision-log/decision-log.page.ts'
import { eventColumns } from '../../service/event-store/recorded-event.ts'
import type { Service } from '../../service/runtime/service.ts'
import { demand } from './correctness.ts'
import { interleave, type Kind } from './interleave.ts'
import type { Result } from './measure.ts'
import type { ServiceProcess } from './service-process.ts'

/** Entries per page; one more row below proves the link of the last entry. */
const pageSize = 25

type Turns = { readonly rounds: number; readonly fast: number; readonly slow: number }

// Top position of each kind of page; the deepest still has a row below it, like the others.
const tops = (last: number) => ({
  newest: () => last,
  deepest: () => pageSize + 1,
  random: () => pageSize + 1 + Math.floor(Math.random() * (last - pageSize)),
})

/** Measures the store's pages, and as peers a page by OFFSET and the total by head and by count. */
export const measurePages = async (
  { database, sealer }: Service,
  workspace: string,
  last: number,
  { rounds, fast, slow }: Turns,
): Promise<readonly Result[]> => {
  const db = database.of(workspace)
  const keyset = (name: string, topOf: () => number): Kind => ({
    name: `keyset, ${name}`,
    turns: fast,
    work: async () => {
      const top = topOf()
      const before = top === last ? undefined : top + 1
      const { entries } = await readLogPage(db, sealer, workspace, { before, after: undefined })
      const isRight = entries.every(({ position, verified }, index) => position === top - index && verified)
      demand(isRight && entries.length === pageSize, `the page from ${top} does not hold what it should`)
    },
  })
  const middle = Math.floor(last / 2)
  const offset: Kind = {
    name: 'OFFSET, middle',
    turns: slow,
    work: async () => {
      const rows = await db
        .selectFrom('events')
        .select(eventColumns)
        .where('workspace', '=', workspace)
        .orderBy('position', 'desc')
        .offset(middle)
        .limit(pageSize + 1)
        .execute()
      demand(rows[0]?.position === last - middle, 'the page by OFFSET begins elsewhere')
    },
  }
  const head: Kind = {
    name: 'total, head row',
    turns: fast,
    work: async () => {
      const { position } = await db.selectFrom('workspace_head').select('position').executeTakeFirstOrThrow()
      demand(position === last, 'the head is not the total')
    },
  }
  const count: Kind = {
    name: 'total, count(*)',
    turns: slow,
    work: async () => {
      const { rows } = await sql<{
        count: number
      }>`select count(*) from events where workspace = ${workspace}`.execute(db)
      demand(rows[0]?.count === last, 'the count is not the total')
    },
  }
  const pages = Object.entries(tops(last)).map(([name, top]) => keyset(name, top))
  return interleave([...pages, offset, head, count], rounds)
}

/** Measures `GET /api/audit` with one reader; `last` is the newest position, including the reader's own sign-in. */
export const measureHttp = async (
  service: ServiceProcess,
  session: string,
  last: number,
  { rounds, fast }: Turns,
): Promise<readonly Result[]> => {
  const get = async (top: number): Promise<{ text: string; link: string | null }> => {
    const { status, text, link } = await service.call(
      'GET',
      top === last ? '/audit' : `/audit?before=${top + 1}`,
      { session },
    )
    demand(status === 200, `the page from ${top} was answered ${status}: ${text}`)
    return { text, link }
  }
  // Decoded once before; the measured calls only look at the text.
  for (const top of [last, pageSize + 1]) {
    const { text, link } = await get(top)
    const entries = decodeOrThrow(t.array(AuditEntry), JSON.parse(text), 'A page of the log')
    demand(
      entries.length === pageSize &&
        entries.every((entry, index) => entry.position === top - index && entry.verified),
      `the answer from ${top} does not hold what it should`,
    )
    demand(link?.includes(`before=${top - pageSize + 1}`) ?? false, `the page from ${top} links to ${link}`)
  }
  const kind = ([name, topOf]: readonly [string, () => number]): Kind => ({
    name: `HTTP, ${name}`,
    turns: fast,
    work: async () => {
      const top = topOf()
      const { text } = await get(top)
      demand(
        text.includes(`"position":${top},`) && !text.includes('"verified":false'),
        `the answer from ${top} is another`,
      )
    },
  })
  return interleave(Object.entries(tops(last)).map(kind), rounds)
}
