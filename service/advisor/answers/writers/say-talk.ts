/** Answers that need no records: greetings, who answers here, and what confidence means. */
import { unrecordedMeasures } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import type { Figure } from '#schema/core/advice'
import { personaNames } from '#schema/persona/persona'
import { today } from '../../calendar.ts'
import { measure } from '../../figure.ts'
import { type Line, say } from '../../line.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { sayProduct } from '../../product/say-product.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { advisoryNamed } from '../../subjects/advisory-named.ts'
import { shortDay } from '../facts-words.ts'
import { heldBy } from '../held-records.ts'
import type { Ask, Written } from '../written.ts'

type TalkAsk = Ask<Extract<Plan, { readonly operator: 'talk' }>>

/** Status of the advisory that somebody wants settled. */
const statusLine = ({ plan: { words = [] }, context: { records } }: TalkAsk): Line | undefined => {
  const named = advisoryNamed(records, words)
  const title = named && quoted(named.title, 90)
  if (!named || !title) return undefined
  if (named.status === 'new') return say`${title} is open for your decision.`
  const day = named.settledAt ? ` on ${shortDay(records, today(new Date(named.settledAt)))}` : ''
  return say`${title} is settled already: you ${named.status} it${day}.`
}

/** How many people work here, by the profile. */
const teamOf = (records: Records): Figure | undefined =>
  records.profile.teamSize === undefined
    ? undefined
    : measure(records)({
        label: 'people in the team',
        unit: 'count',
        formula: 'value',
        inputs: [{ kind: 'profile', field: 'teamSize' }],
      })

const texts: Readonly<Record<TalkAsk['plan']['about'], (ask: TalkAsk) => readonly (Line | undefined)[]>> = {
  greeting: () => [say`Hello. What would you like to know about the business?`],
  thanks: () => [say`You’re welcome.`],
  goodbye: () => [say`Goodbye. This conversation stays here.`],
  identity: ({ context: { records }, personaKey }) => [
    say`I’m Jarvin’s built-in advisor, a program. I answer as ${personaNames[personaKey] ?? 'advisor'}, from what ${quoted(records.business.name) ?? 'this business'} has on record: ${heldBy(records) ?? 'nothing yet'}.`,
    say`Ask how the business is doing, why something moved, what a change would do, what is due, what was decided, or what to do next. I can draft emails, a roster and posts, and every figure shows its source.`,
  ],
  settling: (ask) => [
    say`I can’t settle that here. Open it under Advisories and accept, dismiss or put it off there: the decision then goes on record with today’s figures.`,
    statusLine(ask),
  ],
  gaps: ({ context: { records } }) => [
    say`Your records hold ${heldBy(records)}.` ?? say`Nothing is on record yet.`,
    say`Missing, and I can’t work it out: ${unrecordedMeasures
      .map((name) => measureLabel(name, records.business.type))
      .join(', ')}.`,
    say`Add a file under Imports or connect a system, and I can answer from it.`,
  ],
  team: ({ context: { records } }) => [
    say`You are a team of ${teamOf(records)}, according to My Profile.` ??
      say`No record says how many people work here. My Profile has a place for it.`,
  ],
  product: ({ plan, context: { records } }) => sayProduct(plan, records),
  confidence: () => [
    say`Confidence is the chance that an answer is right and answers what you asked: how sure I am of the question, and how well the records support the answer. Each answer names its weakest part.`,
  ],
}

export const sayTalk = (ask: TalkAsk): Written => ({ lines: texts[ask.plan.about](ask), support: 1 })
