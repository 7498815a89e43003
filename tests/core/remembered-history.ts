/**
 * The histories of the demo businesses, written once per run: all services with the same ids and clock seed the same
 * history.
 */
import type { DemoBusiness } from '#schema/session/session'
import type { DemoEntry, WriteDemo } from '../../service/accounts/demo-template.ts'
import { demoEntries } from '../../service/seed/copies/demo-entries.ts'
import type { NextId } from '../../service/seed/scheduled-event.ts'
import type { SeedEvent } from '../../service/seed/seed.ts'
import { demoHistory } from '../../service/seed/seed-workspaces.ts'
import { fixedMoment, fixedSources } from './sources.ts'

type Drawn = { readonly time: Date; readonly id: string }
type Remembered = { readonly history: readonly SeedEvent[]; readonly drawn: readonly Drawn[] }

const remembered = new Map<string, Remembered>()

const rememberedEntries = new Map<DemoBusiness, readonly DemoEntry[]>()

/** Writes the history from which visitors' copies are made, once per run. */
export const rememberedDemo: WriteDemo = async (business) => {
  const known = rememberedEntries.get(business)
  const entries = known ?? demoEntries(demoHistory(business, fixedMoment, fixedSources().nextId))
  rememberedEntries.set(business, entries)
  return entries
}

/** Like `demoHistory`. The ids are drawn each time, so that the source of ids ends in the same state as in the product. */
export const rememberedHistory = (
  business: DemoBusiness,
  moment: Date,
  nextId: NextId,
): readonly SeedEvent[] => {
  const drawn: Drawn[] = []
  const draw = (time: Date): string => {
    const id = nextId(time)
    drawn.push({ time, id })
    return id
  }
  const key = `${business} ${moment.toISOString()}`
  const known = remembered.get(key)
  if (known === undefined) {
    const history = demoHistory(business, moment, draw)
    remembered.set(key, { history, drawn })
    return history
  }
  for (const { time } of known.drawn) draw(time)
  if (drawn.every(({ id }, index) => id === known.drawn[index]?.id)) return known.history
  // Another source of ids: its history is written with the ids that were drawn, and new ones after them.
  const given = drawn.map(({ id }) => id)
  return demoHistory(business, moment, (time) => given.shift() ?? nextId(time))
}
