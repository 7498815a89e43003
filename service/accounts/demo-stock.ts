/**
 * Copies of demo businesses that are made ahead, so that a visitor need not wait for theirs. They are rows of the list of
 * copies without a visitor, so they survive a restart, and every process of the installation hands them out.
 */
import { subDays } from 'date-fns'
import { installationWorkspace } from '#schema/core/site'
import { businessTypes, type DemoBusiness } from '#schema/session/session'
import { giveWay, untilQuiet } from '../runtime/background.ts'
import type { Service } from '../runtime/service.ts'
import { dayNumber } from './demo-template.ts'
import { lockSql, type Visitor, writeCopy } from './make-demo-copy.ts'

// Counts as `makeCopy` does, under the same lock. Only a copy with the sample that others get now is handed out.
const claimSql = `
  update demo_copy set visitor_hash = $2, address_hash = $4, made_at = $5, used_at = $5, sample_day = null
  where workspace = $1
    and copy = (select copy from demo_copy where workspace = $1 and business_type = $3 and sample_day = $6
      and dropping is null limit 1 for update skip locked)
    and not exists (select from demo_copy where workspace = $1 and visitor_hash = $2 and business_type = $3
      and dropping is null)
    and (select count(*) from demo_copy where workspace = $1 and visitor_hash is not null and dropping is null) < $7
    and (select count(*) < $8 and count(*) filter (where made_at > $10) < $9 from demo_copy
      where workspace = $1 and address_hash = $4 and dropping is null)
  returning copy`

/**
 * Gives a waiting copy to a visitor. Undefined if none is waiting, or the visitor may not have one: `makeCopy` then decides.
 */
export const claimCopy = async (
  { database, demos, now }: Service,
  { hash, business }: Visitor,
  addressHash: string,
): Promise<string | undefined> => {
  const moment = now()
  const values = [
    ...[installationWorkspace, hash, business, addressHash, moment.toISOString()],
    ...[demos.templates(business).day, demos.maxCopies],
    ...[demos.addressBounds.inUse, demos.addressBounds.madeInADay, subDays(moment, 1).toISOString()],
  ]
  return database.withWriter(installationWorkspace, async (client) => {
    // Sent at once: visitors who come together would wait for each round trip of those before them. If one fails, the commit
    // rolls back.
    const [, , { rows }] = await Promise.all([
      client.query('begin'),
      client.query(lockSql),
      client.query<{ copy: string }>({ name: 'claim-demo-copy', text: claimSql, values }),
      client.query('commit'),
    ])
    return rows[0]?.copy
  })
}

const addSql = `
  insert into demo_copy (workspace, copy, business_type, made_at, used_at, sample_day)
  select $1, $2, $3, $4, $4, $5
  where (select count(*) from demo_copy where workspace = $1 and business_type = $3 and sample_day = $5
    and dropping is null) < $6`

/** Makes a copy ahead, unless another process has made enough. */
const makeAhead = async (service: Service, business: DemoBusiness): Promise<void> => {
  const { demos, now } = service
  const { day, history } = demos.templates(business)
  await writeCopy(service, await history, async (client, copy) => {
    const values = [installationWorkspace, copy, business, now().toISOString(), day, demos.stock.size]
    const { rowCount } = await client.query(addSql, values)
    return rowCount ? { kind: 'made', copy } : { kind: 'full' }
  })
}

/** Marks waiting copies with the sample of an earlier day; the next round drops them. */
const markStale = ({ database }: Service, businesses: readonly DemoBusiness[], today: number) =>
  database
    .of(installationWorkspace)
    .updateTable('demo_copy')
    .set({ dropping: 'unused' })
    .where('business_type', 'in', businesses)
    .where('sample_day', '<', today)
    .where('dropping', 'is', null)
    .execute()

type Counted = { readonly business: string; readonly waiting: number; readonly isVisited: boolean }

/** Waiting copies by business, and whether it had visitors in the last days, whose copies are not dropped yet. */
const countStock = ({ database }: Service, today: number): Promise<readonly Counted[]> =>
  database.withReader(installationWorkspace, async (client) => {
    const { rows } = await client.query<Counted>({
      name: 'count-demo-stock',
      text: `select business_type as business, count(*) filter (where sample_day = $2)::int as waiting,
        bool_or(visitor_hash is not null) as "isVisited"
      from demo_copy where workspace = $1 and dropping is null group by business_type`,
      values: [installationWorkspace, today],
    })
    return rows
  })

/**
 * Makes copies until there are enough of each business, the scarcest first. Businesses without visitors are made ahead only
 * on the day `firstDay`, so that an installation whose demos nobody opens does not grow.
 */
export const fillStock = async (
  service: Service,
  firstDay: number,
  isEnded: () => boolean = () => false,
): Promise<void> => {
  const { database, demos, now } = service
  const today = dayNumber(now())
  // Until today's sample is written, nothing is made from yesterday's.
  const ready = businessTypes.filter((business) => demos.templates(business).day === today)
  if (ready.length === 0) return
  await markStale(service, ready, today)
  while (!isEnded() && database.hasSpace() && dayNumber(now()) === today) {
    const counted = await countStock(service, today)
    const [scarcest] = ready
      .map((business) => ({
        ...(counted.find((one) => one.business === business) ?? { waiting: 0, isVisited: false }),
        business,
      }))
      .filter(({ waiting, isVisited }) => waiting < demos.stock.size && (isVisited || today === firstDay))
      .sort((a, b) => a.waiting - b.waiting)
    if (scarcest === undefined) return
    const from = performance.now()
    await makeAhead(service, scarcest.business)
    await giveWay(performance.now() - from)
  }
}

/** Fills the stock whenever a visitor took a copy, once no calls are made; `fill` also does so. Never twice at once. */
export const openStockFilling = (service: Service): { fill: (isEnded: () => boolean) => Promise<void> } => {
  const firstDay = dayNumber(service.now())
  let isEnded = () => false
  let filling: Promise<void> | undefined
  const fill = (): Promise<void> => {
    filling ??= untilQuiet(isEnded)
      .then(() => fillStock(service, firstDay, isEnded))
      .catch((error: unknown) => {
        if (!isEnded()) service.report('warn', { err: error }, 'a demo business could not be copied ahead')
      })
      .finally(() => {
        filling = undefined
      })
    return filling
  }
  service.demos.stock.onTaken(() => void fill())
  return {
    fill: (ended) => {
      isEnded = ended
      return fill()
    },
  }
}
