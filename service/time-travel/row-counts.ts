/** Counts rows as they were at earlier positions, from the types of their events alone (decision 805). */
import type { SliceEvent } from '#schema/events'
import type { SliceName } from '#schema/slices'
import type { Client } from '../database/pool.ts'
import { storedNames } from './stored-types.ts'

/**
 * What an event does to the row of its stream: makes it, and it counts; makes an existing one count again, or count no
 * longer; changes it without effect on the count; or changes another table.
 */
type Effect = 'creates' | 'opens' | 'closes' | 'touches' | 'elsewhere'

/** The effect of each event of a slice, whose streams have at most one counted row at a time. */
type Effects<S extends SliceName> = { readonly [T in SliceEvent<S>['type']]: Effect }

const openAdvisories: Effects<'advisory'> = {
  AdvisoryRaised: 'creates',
  AdvisoryReopened: 'opens',
  AdvisoryAccepted: 'closes',
  AdvisoryDismissed: 'closes',
  AdvisoryWithdrawn: 'closes',
  AdvisoryFiguresTakenBack: 'touches',
  AdvisoryDeferred: 'touches',
  DecisionPlanned: 'touches',
  DecisionDone: 'touches',
  DecisionResumed: 'touches',
  AdvisoryOutcomeRecorded: 'touches',
}

const unreadMemos: Effects<'memo'> = { MemoReceived: 'creates', MemoRead: 'closes', MemoArchived: 'closes' }

const briefs: Effects<'brief'> = {
  BriefGenerated: 'creates',
  EmailDraftsGenerated: 'elsewhere',
  RosterProposalGenerated: 'elsewhere',
  SocialPlanGenerated: 'elsewhere',
}

const connections: Effects<'connection'> = {
  ConnectionCreated: 'creates',
  ConnectionRemoved: 'closes',
  ConnectionSynced: 'touches',
  ConnectionFailed: 'touches',
  InboundSecretIssued: 'elsewhere',
}

const counted = { openAdvisories, unreadMemos, briefs, connections }

/** Numbers of rows at one position. */
export type RowCounts = { readonly [C in keyof typeof counted]: number }

const effects = Object.entries(counted).flatMap(([name, byType]) =>
  Object.entries<Effect>(byType)
    .filter(([, effect]) => effect !== 'elsewhere')
    .flatMap(([type, effect]) => storedNames([type]).map((stored) => ({ name, effect, type: stored }))),
)

/** 1 if the row counts after the event, 0 if not, null if the event says nothing about it. */
const countsAfter: { readonly [E in Effect]: number | null } = {
  ...{ creates: 1, opens: 1, closes: 0 },
  ...{ touches: null, elsewhere: null },
}

const effectValues = [
  effects.map(({ type }) => type),
  effects.map(({ name }) => name),
  effects.map(({ effect }) => countsAfter[effect]),
  effects.map(({ effect }) => effect === 'creates'),
] as const

/** Positions to compare, and the first position whose changes are visible. */
export type Compared = { readonly from: number; readonly to: number; readonly since: number }

// The last event that says whether a row counts is found as the greatest `2 * position + counts`. One scan serves both
// positions, and reads no data of an event.
const countSql = `with effect as (
    select * from unnest($5::text[], $6::text[], $7::int[], $8::boolean[]) as e(type, name, counts, creates)),
  changed as (
    select min(name) as name,
      max(2 * position + counts) filter (where position <= $2) as state_before,
      bool_or(creates) filter (where position <= $2) as exists_before,
      max(position) filter (where position <= $2) as last_before,
      max(2 * position + counts) as state_after, bool_or(creates) as exists_after, max(position) as last_after
    from events join effect using (type) where workspace = $1 and position <= $3 group by stream)
  select name,
    (count(*) filter (where state_before % 2 = 1 and exists_before and last_before >= $4))::int as before,
    (count(*) filter (where state_after % 2 = 1 and exists_after and last_after >= $4))::int as after
  from changed group by name`

type Counted = { readonly name: string; readonly before: number; readonly after: number }

/** Numbers of rows at two positions. `client` is bound to the workspace. */
export const countRows = async (
  client: Client,
  workspace: string,
  { from, to, since }: Compared,
): Promise<readonly [before: RowCounts, after: RowCounts]> => {
  const { rows } = await client.query<Counted>({
    name: 'count-rows',
    text: countSql,
    values: [workspace, from, to, since, ...effectValues],
  })
  const of = (name: keyof RowCounts, side: 'before' | 'after') =>
    rows.find((row) => row.name === name)?.[side] ?? 0
  const countsOf = (side: 'before' | 'after'): RowCounts => ({
    openAdvisories: of('openAdvisories', side),
    unreadMemos: of('unreadMemos', side),
    briefs: of('briefs', side),
    connections: of('connections', side),
  })
  return [countsOf('before'), countsOf('after')]
}
