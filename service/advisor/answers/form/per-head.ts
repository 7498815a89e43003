/** A sum for each of the team: "a bonus of $1,000 a head" is that for every one of them. */
import type { Figure } from '#schema/core/advice'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import type { Outlay } from '../../options/outlays/outlay.ts'
import { teamInput } from '../../plans/people.ts'
import { forEachOne } from '../../questions/readers/spent-once.ts'
import type { Records } from '../../records.ts'

const toTeam =
  /\b(?:bonus(?:es)?|party|dinner|lunch|drinks|gifts?|presents?|hampers?|vouchers?|uniforms?|training|courses?|phones?|laptops?|team|staff|crew|everyone|everybody)\b/i
/** A number of people in the question is their own count. */
const isCounted =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?:\p{L}+ )?(?:people|staff|consultants?|agents?|seniors?|juniors?|cooks?|baristas?|graduates?|managers?)\b/iu

/** The outlay for all of the team, and the line that says so; undefined where it is for one, or the team's size is not on record. */
export const forTheTeam = (
  records: Records,
  matter: string,
  outlay: Outlay | undefined,
): { readonly outlay: Outlay; readonly line: Line | undefined } | undefined => {
  const { teamSize = 0 } = records.profile
  if (outlay?.kind !== 'once' || teamSize < 2) return undefined
  if (!forEachOne.test(matter) || !toTeam.test(matter) || isCounted.test(matter)) return undefined
  const make = measure(records)
  const people: Figure | undefined = make({
    label: 'people in the team',
    unit: 'count',
    formula: 'value',
    inputs: [teamInput],
  })
  const total: Figure | undefined = make({
    label: 'sum for all of the team',
    unit: 'aud',
    formula: 'product',
    inputs: [teamInput, stated('question', 'sum for each', outlay.sum)],
  })
  return {
    outlay: { ...outlay, sum: outlay.sum * teamSize },
    line: say`For the ${people} people in the team, that comes to ${total}.`,
  }
}
