/** A sum for each of several: "a bonus of $1,000 a head", "all 8 contractors $500 each" is that for every one of them. */
import type { FigureInput } from '#schema/core/advice'
import { measure, stated } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import type { Outlay } from '../../options/outlays/outlay.ts'
import { teamInput } from '../../plans/people.ts'
import { count, numberOf } from '../../questions/money/parts.ts'
import { forEachOne } from '../../questions/readers/spent-once.ts'
import type { Records } from '../../records.ts'

const toTeam =
  /\b(?:bonus(?:es)?|party|dinner|lunch|drinks|gifts?|presents?|hampers?|vouchers?|uniforms?|training|courses?|phones?|laptops?|team|staff|crew|everyone|everybody)\b/i
/** "All 8 contractors", "each of our 30 landlords": their own count. Times, shares and sums count nobody. */
const counted = new RegExp(
  String.raw`(?<!\$ ?|[\d,.])\b${count} (?!(?:weeks?|months?|years?|days?|hours?|times|per ?cent|dollars|of)\b)\p{L}`,
  'iu',
)

/** How many a sum is for: those in the question, else the team on record; undefined where it is for one, or nobody knows. */
const manyOf = (records: Records, matter: string): FigureInput | undefined => {
  if (!forEachOne.test(matter)) return undefined
  const many = numberOf(counted.exec(matter)?.groups?.many ?? '')
  if (many > 1) return stated('question', 'how many it is for', many)
  return toTeam.test(matter) && (records.profile.teamSize ?? 0) > 1 ? teamInput : undefined
}

/** The sum of all of them. */
const totalOf = (records: Records, many: FigureInput, sum: number) => {
  const make = measure(records)
  return {
    people: make({ label: 'how many it is for', unit: 'count', formula: 'value', inputs: [many] }),
    total: make({
      label: 'sum for all of them',
      unit: 'aud',
      formula: 'product',
      inputs: [many, stated('question', 'sum for each', sum)],
    }),
  }
}

const toAll =
  /\b(?:to|for) (?:everyone|everybody|(?:all|every one) (?:of )?(?:the |my |our )?(?:staff|team|crew|people|employees))\b/i

/** "A $2,000 bonus to everyone" is that sum in all, and may be meant for each of them. */
export const orForEach = (records: Records, matter: string, outlay: Outlay | undefined): Line | undefined => {
  const isOfAll = outlay?.kind === 'once' && toAll.test(matter) && !forEachOne.test(matter)
  if (!isOfAll || (records.profile.teamSize ?? 0) < 2) return undefined
  const { people, total } = totalOf(records, teamInput, outlay.sum)
  return (
    people &&
    total &&
    say`That is all of it. If you mean so much for each of the ${people} people, it comes to ${total}.`
  )
}

/** The outlay for everyone whom it is for, and the line that says so. */
export const forEveryone = (
  records: Records,
  matter: string,
  outlay: Outlay | undefined,
): { readonly outlay: Outlay; readonly line: Line | undefined } | undefined => {
  const many = outlay?.kind === 'once' ? manyOf(records, matter) : undefined
  if (outlay?.kind !== 'once' || many === undefined) return undefined
  const { people, total } = totalOf(records, many, outlay.sum)
  if (!people || !total) return undefined
  return {
    outlay: { ...outlay, sum: outlay.sum * people.value },
    line:
      many === teamInput
        ? say`For the ${people} people in the team, that comes to ${total}.`
        : say`For all ${people}, that comes to ${total}.`,
  }
}
