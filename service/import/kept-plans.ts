/** Plans of files that were just read, so that preview and commit need not read them again (decision 795). */
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { ImportKind } from '#schema/import/import'
import type { Tables } from '../tables.ts'
import { countChanges, type Place } from './import.queries.ts'
import type { FileToPlan, Plan } from './plan.ts'
import { planImport } from './plan-import.ts'
import type { Block } from './records/blocks.ts'

/** Files kept, and rows of a file above which it is read again. */
const mostFiles = 4
const mostRows = 50_000

export type Written = { readonly kind: ImportKind; readonly blocks: readonly Block[] }
export type KeptPlan = { readonly plan: Plan; readonly written: readonly Written[] }

/** All that a plan is worked out from besides the file and what is on record. */
const keyOf = ({ file, answers, kind }: FileToPlan, place: Place): string =>
  JSON.stringify([file, Object.entries(answers).sort(), kind, place])

const rowsOf = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { entries }) => sum + entries.length, 0)

/** Plans by the ids of their drafts, in memory of the process. */
export class KeptPlans {
  private readonly plans = new LRUCache<string, KeptPlan & { readonly key: string }>({ max: mostFiles })

  /** The plan of a file as it was read last; undefined if anything that it rests on may have changed. */
  async kept(db: Kysely<Tables>, file: FileToPlan, place: Place): Promise<KeptPlan | undefined> {
    const found = this.plans.get(file.importId)
    if (!found || found.key !== keyOf(file, place)) return undefined
    return found.plan.basedOn === (await countChanges(db)) ? found : undefined
  }

  /** Plans a file, or gives the plan that was kept. */
  async plan(db: Kysely<Tables>, file: FileToPlan, place: Place): Promise<Plan> {
    const before = await this.kept(db, file, place)
    if (before) return before.plan
    const written: Written[] = []
    let rows = 0
    const plan = await planImport(db, file, place, {
      write: async (kind, blocks) => {
        rows += rowsOf(blocks)
        if (rows <= mostRows) written.push({ kind, blocks })
      },
    })
    // Books also rest on answers about accounts, which may come in between.
    const isKept = plan.facts !== undefined && plan.facts.kind !== 'books' && rows <= mostRows
    if (isKept) this.plans.set(file.importId, { key: keyOf(file, place), plan, written })
    else this.plans.delete(file.importId)
    return plan
  }

  drop(importId: string): void {
    this.plans.delete(importId)
  }
}

const byService = new WeakMap<object, KeptPlans>()

/** The plans of a service. */
export const keptPlansOf = (service: object): KeptPlans => {
  const known = byService.get(service) ?? new KeptPlans()
  byService.set(service, known)
  return known
}
