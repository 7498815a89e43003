/** Part `manners`: how many labelled questions are read alike in another manner of speech, by manner. */
import { compareManners, halves, labelled } from '../advisor/manners/invariance.ts'
import { transforms } from '../advisor/manners/transforms.ts'
import type { Bench } from './bench-run.ts'

const everyNth = 9

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`

/** Prints the share of equal plans and first lines; `--quick` asks every ninth question only. */
export const manners = async ({ print, isQuick }: Bench): Promise<unknown> => {
  const asked = labelled().filter((_, at) => !isQuick || at % everyNth === 0)
  const seen = await compareManners(asked, 'seen')
  const heldOut = await compareManners(asked, 'held out')
  const rows = Object.keys(transforms).map((name) => {
    const [one, other] = [seen, heldOut].map((all) => all.filter(({ transform }) => transform === name))
    return { name, seen: one ?? [], heldOut: other ?? [] }
  })
  print(
    `${''.padEnd(22)}${Object.keys(halves)
      .map((half) => half.padStart(10))
      .join('')}`,
  )
  for (const row of [...rows, { name: 'all', seen, heldOut }])
    print(
      `${row.name.padEnd(22)}${[row.seen, row.heldOut].map((all) => percent(all.filter(({ isEqual }) => isEqual).length, all.length).padStart(10)).join('')}${String(row.seen.length).padStart(8)}`,
    )
  return Object.fromEntries(
    rows.map((row) => [
      row.name,
      [row.seen, row.heldOut].map(
        (all) => all.filter(({ isEqual }) => isEqual).length / Math.max(1, all.length),
      ),
    ]),
  )
}
