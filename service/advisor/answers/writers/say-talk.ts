/** Says what needs no records: greetings, who answers here, and what confidence means. */
import { unrecordedMeasures } from '#schema/advisor/measure'
import type { Plan } from '#schema/advisor/plan'
import { personaNames } from '#schema/persona/persona'
import { listed } from '../../../runtime/counted.ts'
import { type Line, say } from '../../line.ts'
import { measureLabel } from '../../measures/measure-names.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import type { Ask, Written } from '../written.ts'

/** What is on record, in words; undefined if nothing is. */
const heldBy = (records: Records): string | undefined => {
  const held = [
    ['weekly figures', records.kpis.length > 0],
    ['hourly sales', records.days.length > 0],
    ['expenses by line', records.kpis.some(({ expenses }) => expenses !== undefined)],
    ['memos', records.memos.length > 0],
    ['advisories', records.advisories.length > 0],
    ['briefs', records.briefs.length > 0],
    ['the focus', records.focus !== null],
  ] as const
  const names = held.flatMap(([name, isHeld]) => (isHeld ? [name] : []))
  return names.length === 0 ? undefined : listed(names)
}

type TalkAsk = Ask<Extract<Plan, { readonly operator: 'talk' }>>

const texts: Readonly<Record<TalkAsk['plan']['about'], (ask: TalkAsk) => readonly (Line | undefined)[]>> = {
  greeting: () => [say`Hello. What would you like to know about the business?`],
  thanks: () => [say`You’re welcome.`],
  goodbye: () => [say`Goodbye. This conversation stays here.`],
  identity: ({ context: { records }, personaKey }) => [
    say`I’m Jarvin’s built-in advisor, a program. I answer as ${personaNames[personaKey] ?? 'advisor'}, from what ${quoted(records.business.name) ?? 'this business'} has on record: ${heldBy(records) ?? 'nothing yet'}.`,
    say`Ask how the business is doing, why something moved, what a change would do, what is due, what was decided, or what to do next. I can draft emails, a roster and posts, and every figure shows its source.`,
  ],
  settling: () => [
    say`I can’t settle that here. Open it under Advisories and accept or dismiss it there: the decision then goes on record with today’s figures.`,
  ],
  gaps: ({ context: { records } }) => [
    say`Your records hold ${heldBy(records)}.` ?? say`Nothing is on record yet.`,
    say`Missing, and I can’t work it out: ${unrecordedMeasures
      .map((name) => measureLabel(name, records.business.type))
      .join(', ')}.`,
    say`Add a file under Imports or connect a system, and I can answer from it.`,
  ],
  confidence: () => [
    say`Confidence is the chance that an answer is right and to the question: how surely I read it, and how far the records bear it out. Each answer names its weakest part.`,
  ],
}

export const sayTalk = (ask: TalkAsk): Written => ({ lines: texts[ask.plan.about](ask), support: 1 })
