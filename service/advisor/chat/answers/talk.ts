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
export const thanks = (): Answer => plain(1, say`You’re welcome. Ask me anything else.`)

/** Good-bye. */
export const bye = (): Answer => plain(1, say`Goodbye. This conversation stays here.`)

/** Who answers here, from what, and what may be asked. */
export const identity = ({ records, personaKey }: Ask): Answer => {
  const business = quoted(records.business.name)
  return plain(
    1,
    say`I’m Jarvin’s built-in advisor, a program. I answer as ${personaNames[personaKey] ?? 'advisor'}, only from what ${business ?? 'this business'} has on record: weekly and hourly figures, expenses, the focus, memos, advisories and briefs. Every figure shows its source, and I can’t change anything.`,
    say`Ask how you’re doing, why something moved, what happens if prices or costs change, how long cash lasts, what is at risk, what to do this week, or what the memos say.`,
  )
}

/** What it takes to know how sure an answer is. */
export const sure = (): Answer =>
  plain(
    1,
    say`Each answer shows its confidence and what that depends on: how much is on record, how recent it is, and how far the comparisons agree.`,
    say`Confidence is about the records, not about whether a step will work. Any assumption of ours is named where it is used.`,
  )

/** Says that nothing is carried out here, and where it is. */
export const act = (): Answer =>
  plain(
    1,
    say`I can’t change or send anything; I only answer questions. Accept or dismiss advisories under Advisories, archive memos in the inbox, and connect systems under Integrations.`,
    say`Under Briefs you can make email drafts, a roster proposal and a social plan to edit and use.`,
  )

/** Asks back, with choices. */
export const askBack = (ask: Ask): Answer => {
  const leads: { readonly [intent: string]: string | undefined } = {
    'ask-metric': 'What do you mean? For example:',
    'ask-change': 'What should change, and by how much? For example:',
    'ask-percent':
      ask.question.lever === 'cost'
        ? 'By how much, in percent or in dollars a week? For example:'
        : 'By how much? For example:',
  }
  const lead =
    leads[ask.question.intent] ??
    'I didn’t understand that. I answer questions about this business from its records, for example:'
  return plain(
    0.2,
    { text: lead, figures: [] },
    choices(ask),
    say`Reply with the first, second or third, or put it in your own words.`,
  )
}

const leftOuts: Readonly<Record<NonNullable<Question['leavesOut']>, Line | undefined>> = {
  change: say`You asked about two changes. This answers the first; ask me about the other separately.`,
  rest: say`You also asked about another kind of change. This counts only the costs; ask me about the other separately.`,
  month: say`You named several months. I look into one at a time, and this is the first.`,
  holiday: say`I don’t know the date of that holiday. Give me its week and I’ll look it up; this is the latest week.`,
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
    say`The records say nothing about ${unknown}, and I don’t guess. To answer, I would need ${neededFor(unknown)}.`,
    amount !== undefined && (kind !== undefined || lever === undefined)
      ? say`If you know what it would cost in dollars a week, ask me with that figure and I’ll compare it with profit.`
      : undefined,
    view && say`What I can tell you: ${facts.revenue(view)}`,
  )

/** Says that there is nothing to compute from. */
export const nothingYet = (): Answer =>
  plain(
    0,
    say`No weekly figures are on record yet, so I have nothing to work from. They arrive with the first week from a connected system.`,
  )
