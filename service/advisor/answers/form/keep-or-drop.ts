/** Whether a decision was right, or is worth keeping: what was measured after it, and what is open against it. */
import type { Advisory } from '#schema/advisory/advisory'
import { type Line, say } from '../../line.ts'
import { tellingStems } from '../../options/related-texts.ts'
import { gainOf } from '../../outcomes/gain.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { alsoLine, becauseLine, comparedLine, verdictWords } from '../writers/outcome-lines.ts'
import type { Ask } from '../written.ts'

const ofWrong = /\b(?:wrong|mistake\w*|bad|hasty|silly|mad)\b/i
const ofRight = /\b(?:right|good|worth)\b/i
const sharedStems = 2

/** The open advisory on the same things as a decision, which may undo it. */
const openOn = ({ advisories }: Records, { title }: Advisory): Advisory | undefined => {
  const own = new Set(tellingStems(title))
  const shared = (one: Advisory) => tellingStems(one.title).filter((stem) => own.has(stem)).length
  return advisories
    .filter((one) => one.status === 'new' && shared(one) >= sharedStems)
    .toSorted((one, other) => shared(other) - shared(one))[0]
}

const leadOf = (message: string, isGood: boolean): Line | undefined => {
  if (ofWrong.test(message)) return isGood ? say`No.` : say`Yes, by what was measured.`
  if (ofRight.test(message)) return isGood ? say`Yes.` : say`No, by what was measured.`
  return isGood ? say`Keep it.` : say`Drop it, by what was measured.`
}

/** Keep, drop or "I can’t tell", with the measured outcome; undefined for what waits for a decision. */
export const keepOrDrop = (ask: Ask, advisory: Advisory): readonly (Line | undefined)[] | undefined => {
  const { status, outcome, expects, worth, title } = advisory
  if (status === 'new') return undefined
  const stated = worth ? say`It was said to be worth: “${worth}”.` : undefined
  if (status === 'dismissed')
    return [say`I can’t tell: ${quoted(title)} was not carried out, so no outcome was measured.`, stated]
  const compared = comparedLine(ask, advisory)
  const open = openOn(ask.context.records, advisory)
  const counter =
    open && say`Open against it: ${quoted(open.title) ?? ''}${open.worth ? `, “${open.worth}”` : ''}.`
  if (!outcome || !expects)
    return [
      expects
        ? say`I can’t tell yet: the weeks to check ${quoted(title)} by are not over.`
        : say`I can’t tell: ${quoted(title)} named no measure to check, so nothing was measured.`,
      expects ? compared : stated,
      counter,
    ]
  if (outcome.verdict === 'cannot-tell' || outcome.found === undefined)
    return [
      say`I can’t tell whether ${quoted(title)} has paid off.`,
      compared,
      becauseLine(advisory),
      counter,
    ]
  const isGood = outcome.verdict === 'hit' || gainOf(advisory) > 0
  const result =
    outcome.verdict === 'missed' && isGood ? 'It brought less than promised' : verdictWords[outcome.verdict]
  return [
    say`${leadOf(ask.message ?? '', isGood)} ${result}: ${quoted(title)}. ${compared}`,
    counter,
    say`Other things happened in those weeks, so this is no proof.`,
    alsoLine(advisory),
  ]
}
