/** What needs no figures: greetings, questions back, and what the records cannot know. */
import { personaNames } from '#schema/persona/persona'
import { facts } from '../../brief/facts.ts'
import { type Line, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import { vocabularies } from '../../vocabulary.ts'
import { choicesOf } from '../choices.ts'
import type { Question } from '../question.ts'
import { neededFor } from '../unknown.ts'
import type { Answer, Ask } from './ask.ts'

const plain = (fit: number, ...paragraphs: readonly (Line | undefined)[]): Answer => ({
  paragraphs,
  theme: 'overview',
  fit,
})

const choices = ({ question, records }: Ask): Line => ({
  text: choicesOf(question, vocabularies[records.business.type])
    .map((choice) => `- ${choice}`)
    .join('\n'),
  figures: [],
})

/** Says hello, with the one figure that matters most. */
export const greeting = ({ view }: Ask): Answer =>
  plain(1, say`Hello.`, view && facts.revenue(view), say`What would you like to know?`)

/** Thanks, and good wishes. */
export const thanks = (): Answer => plain(1, say`You are welcome. Ask on whenever you like.`)

/** Good-bye. */
export const bye = (): Answer => plain(1, say`Until next time. What we said stays in this thread.`)

/** Who answers here, from what, and what may be asked. */
export const identity = ({ records, personaKey }: Ask): Answer => {
  const business = quoted(records.business.name)
  return plain(
    1,
    say`I am Jarvin’s built-in advisor, a program. I answer as ${personaNames[personaKey] ?? 'advisor'} and from nothing but what ${business ?? 'this business'} has on record: weekly and hourly figures, expenses, the focus, memos, advisories and briefs. Every figure I give names its source, and I change nothing.`,
    say`You can ask how you are doing, why something moved, what if prices or costs change, how long the cash lasts, what is at risk, what to do this week, or what was written about something.`,
  )
}

/** What it takes to know how sure an answer is. */
export const sure = (): Answer =>
  plain(
    1,
    say`Under each answer stands how sure the records let me be, and why: how much of what it takes is on record, how recent that is, and how far the comparisons agree.`,
    say`It says how firm the records are, not that a step will work. Assumptions of ours are named as such where they are used.`,
  )

/** Says that nothing is carried out here, and where it is. */
export const act = (): Answer =>
  plain(
    1,
    say`I change nothing and send nothing; I only answer. Advisories are accepted or dismissed under Advisories, memos archived in the inbox, connections made under Integrations.`,
    say`Email drafts, a roster proposal and a social plan are made under Briefs, for you to edit and use.`,
  )

/** Asks back, with choices. */
export const askBack = (ask: Ask): Answer => {
  const leads: { readonly [intent: string]: string | undefined } = {
    'ask-metric': 'What do you mean? For instance:',
    'ask-change': 'What should change, and by how much? For instance:',
    'ask-percent':
      ask.question.lever === 'cost'
        ? 'By how much, in percent or in dollars a week? For instance:'
        : 'By how much? For instance:',
  }
  const lead =
    leads[ask.question.intent] ??
    'I did not understand that. I answer questions about this business from its records, for instance:'
  return plain(
    0.2,
    { text: lead, figures: [] },
    choices(ask),
    say`Say the first, the second or the third, or put it in your own words.`,
  )
}

const leftOuts: Readonly<Record<NonNullable<Question['leavesOut']>, Line | undefined>> = {
  change: say`You name two changes; I compute one at a time, and this is the first alone. Ask me about the other by itself.`,
  rest: say`You name a change of another kind, too; this counts the costs alone. Ask me about the other by itself.`,
  month: say`You name several months; I look for the reason in one at a time, and this is the first.`,
  holiday: say`I do not know on which day that holiday falls. Name its week, and I tell that one; this is the latest.`,
}

/** What is asked of weeks that are over, so that their dates matter. */
const ofThePast: readonly Question['intent'][] = ['value', 'compare', 'overview', 'why', 'extreme']

/** Says first what an answer leaves out of its question. */
export const leftOut = ({ intent, leavesOut }: Question): Line | undefined =>
  leavesOut === undefined || (leavesOut === 'holiday' && !ofThePast.includes(intent))
    ? undefined
    : leftOuts[leavesOut]

/** Says what the records cannot know, and what it would take. */
export const unknowable = ({ question: { unknown = 'that', lever, kind, amount }, view }: Ask): Answer =>
  plain(
    0.15,
    say`The records say nothing about ${unknown}, and I do not guess. To answer I would need ${neededFor(unknown)}.`,
    amount !== undefined && (kind !== undefined || lever === undefined)
      ? say`If you know what the change costs in dollars a week, ask me with that, and I set it beside the profit.`
      : undefined,
    view && say`What I can tell from here: ${facts.revenue(view)}`,
  )

/** Says that there is nothing to compute from. */
export const nothingYet = (): Answer =>
  plain(
    0,
    say`No weekly figures are on record yet, so there is nothing I could compute that from. They come with the first week from a connected system.`,
  )
