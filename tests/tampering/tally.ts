/** Counts rounds by way, and prints what they found. */
import type { Kind, Tampered } from './kind.ts'

type Played = {
  readonly done: Tampered
  readonly found: readonly string[]
  readonly wrong: readonly string[]
}

type Count = {
  rounds: number
  named: number
  otherwise: number
  notSeen: number
  unlisted: number
  signed: number
}

/** Opens a count; a kind that is not seen and not in the threat table is printed at once. */
export const openTally = (print: (line: string) => void) => {
  const byWay = new Map<string, Count>()
  const kinds = new Set<string>()
  const notSeen = new Map<string, number>()
  const untouched = new Set<string>()
  const touched = new Set<string>()
  let all = 0
  const countOf = (way: string): Count => {
    const count = byWay.get(way) ?? { rounds: 0, named: 0, otherwise: 0, notSeen: 0, unlisted: 0, signed: 0 }
    byWay.set(way, count)
    return count
  }
  return {
    rounds: () => all,
    /** A kind that there was nothing for. */
    skip: ({ table }: Kind): void => {
      if (table !== undefined) untouched.add(table)
    },
    add: ({ way, of, table }: Kind, { done, found, wrong }: Played, row: string | undefined): void => {
      const name = `${way}: ${done.done ?? of}`
      const count = countOf(way)
      all += 1
      kinds.add(name)
      if (table !== undefined) touched.add(table)
      count.rounds += 1
      if (wrong.length > 0) {
        count.signed += 1
        print(`  ${all}: SIGNED WRONGLY after “${name}”: ${wrong.join('; ')}`)
      }
      if (found.length === 0) {
        count.notSeen += 1
        notSeen.set(name, (notSeen.get(name) ?? 0) + 1)
        if (row !== undefined) return
        count.unlisted += 1
        print(`  ${all}: NOT SEEN, and not in the threat table: “${name}” in ${done.workspaces.join(', ')}`)
      } else if (done.isNamedBy === undefined || found.some(done.isNamedBy)) count.named += 1
      else {
        count.otherwise += 1
        print(
          `  ${all}: “${name}” in ${done.workspaces.join(', ')} is named otherwise: ${found.slice(0, 3).join('; ').slice(0, 300)}`,
        )
      }
    },
    /** Prints the sums and returns them. */
    end: (seconds: number) => {
      print(
        '| way | rounds | named rightly | named otherwise | not seen | of these not in the threat table | signed wrongly |',
      )
      print('|---|---|---|---|---|---|---|')
      const total: Count = { rounds: 0, named: 0, otherwise: 0, notSeen: 0, unlisted: 0, signed: 0 }
      for (const [way, count] of byWay) {
        print(`| ${way} | ${Object.values(count).join(' | ')} |`)
        for (const key of ['rounds', 'named', 'otherwise', 'notSeen', 'unlisted', 'signed'] as const)
          total[key] += count[key]
      }
      print(`| all | ${Object.values(total).join(' | ')} |`)
      const never = [...untouched].filter((table) => !touched.has(table))
      print(
        `${byWay.size} ways, ${kinds.size} kinds, ${touched.size} tables, ${(seconds / total.rounds).toFixed(2)} s a round. Not seen: ${[...notSeen.keys()].sort().join(', ')}`,
      )
      if (never.length > 0) print(`Nothing could be done to: ${never.join(', ')}`)
      return {
        ways: byWay.size,
        kinds: kinds.size,
        tables: touched.size,
        seconds,
        total,
        notSeen: [...notSeen.keys()],
      }
    },
  }
}
