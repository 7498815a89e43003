/**
 * Statements about a business in many forms: correct ones, and the same with one thing wrong: the value, the sign, the
 * period or the subject. The truth comes from the tools' own receipts.
 */
import type { MeasureName } from '#schema/advisor/measure'
import type { DemoBusiness } from '#schema/session/session'
import { showValue } from '../../service/advisor/figure.ts'
import { measureLabel, subjectOf } from '../../service/advisor/measures/measure-names.ts'
import type { Receipt } from '../../service/advisor/model/tools/receipt.ts'

export const wrongs = ['value', 'sign', 'period', 'subject'] as const
export type Wrong = (typeof wrongs)[number]

export type Statement = { readonly text: string; readonly wrong: Wrong | undefined }

/** A comparison that was looked up: the receipts of its sides and of the change, and the names of its periods. */
export type Compared = {
  readonly trade: DemoBusiness
  readonly measure: MeasureName
  readonly of: Receipt
  readonly against: Receipt
  readonly change: Receipt
  readonly percent: Receipt | undefined
  readonly when: string
  readonly base: string
  /** A period that is neither of them. */
  readonly other: string
}

type Spoken = {
  readonly subject: string
  readonly when: string
  readonly base: string
  readonly isUp: boolean
  readonly of: string
  readonly against: string
  readonly change: string
}

type Form = readonly [wrongs: readonly Wrong[], say: (spoken: Spoken) => string]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const forms: readonly Form[] = [
  [['value', 'period', 'subject'], ({ subject, when, of }) => `${capital(subject)} came to ${of} ${when}.`],
  [['value', 'period', 'subject'], ({ subject, when, of }) => `${capital(when)}, ${subject} came to ${of}.`],
  [['value', 'period', 'subject'], ({ subject, when, of }) => `You recorded ${of} in ${subject} ${when}.`],
  [
    ['value', 'sign', 'period', 'subject'],
    ({ subject, when, change, isUp }) =>
      `${capital(subject)} ${isUp ? 'rose' : 'fell'} by ${change} ${when}.`,
  ],
  [
    ['value', 'sign', 'period', 'subject'],
    ({ subject, when, change, isUp }) =>
      `${capital(when)}, ${subject} ${isUp ? 'grew' : 'dropped'} ${change}.`,
  ],
  [
    ['value', 'sign', 'period', 'subject'],
    ({ subject, when, base, of, change, isUp }) =>
      `${capital(subject)} came to ${of} ${when}, ${isUp ? 'up' : 'down'} ${change} on ${base}.`,
  ],
  [
    ['value', 'sign', 'subject'],
    ({ subject, when, base, change, isUp }) =>
      `${capital(when)}, ${subject} was ${change} ${isUp ? 'higher' : 'lower'} than ${base}.`,
  ],
  [
    ['sign', 'period', 'subject'],
    ({ subject, when, isUp }) => `${capital(subject)} ${isUp ? 'increased' : 'declined'} ${when}.`,
  ],
  [
    ['value', 'sign', 'subject'],
    ({ subject, when, of, against, isUp }) =>
      `${capital(subject)} ${isUp ? 'climbed' : 'slipped'} to ${of} ${when}, from ${against}.`,
  ],
  [
    ['value', 'sign', 'period', 'subject'],
    ({ subject, when, change, isUp }) =>
      `There was ${isUp ? 'a rise' : 'a fall'} of ${change} in ${subject} ${when}.`,
  ],
  [
    ['value', 'period', 'subject'],
    ({ subject, when, of }) => `On record, ${subject} of ${of} ${when} is what counts.`,
  ],
]

/** A number that no receipt has, near the right one. */
const wrongValue = (figure: Receipt['figure']): string => {
  const size = figure.value === 0 ? 7.7 : figure.value * 1.37
  return showValue(Math.abs(size) < 0.2 ? 7.3 : size, figure.unit, 'unsigned')
}

const truth = (compared: Compared, isCited: boolean): Spoken => {
  const { of, against, change, measure, trade, when, base } = compared
  const say = (receipt: Receipt) =>
    isCited
      ? `{{${receipt.id}}}`
      : showValue(receipt.figure.value, receipt.figure.unit, receipt === change ? 'unsigned' : 'plain')
  return {
    subject: subjectOf(measure, trade).text,
    when,
    base,
    isUp: change.figure.value > 0,
    of: say(of),
    against: say(against),
    change: say(change),
  }
}

/** The others are clearly different measures: they share no words. */
const otherSubjects: readonly MeasureName[] = [
  'revenue',
  'margin',
  'staff',
  'transactions',
  'runway',
  'marketing',
]

const related = (one: MeasureName, other: MeasureName): boolean =>
  one === other ||
  one.startsWith(other) ||
  other.startsWith(one) ||
  [one, other].every((name) => /^(?:revenue|transactions|revenue-per-transaction|growth)$/.test(name))

const spoilt = (spoken: Spoken, compared: Compared, wrong: Wrong): readonly Spoken[] => {
  const { of, change, measure, trade, other } = compared
  switch (wrong) {
    case 'value':
      return [{ ...spoken, of: wrongValue(of.figure), change: wrongValue(change.figure) }]
    case 'sign':
      return [{ ...spoken, isUp: !spoken.isUp }]
    case 'period':
      return [{ ...spoken, when: other }]
    case 'subject':
      return otherSubjects
        .filter((name) => !related(name, measure))
        .map((name) => ({ ...spoken, subject: measureLabel(name, trade) }))
  }
}

/** All statements about a comparison, with the receipt cited by id and written out. */
export const statementsAbout = (compared: Compared): readonly Statement[] =>
  [true, false].flatMap((isCited) => {
    const spoken = truth(compared, isCited)
    return forms.flatMap(([wrongs, say]): readonly Statement[] => [
      { text: say(spoken), wrong: undefined },
      ...wrongs.flatMap((wrong) => spoilt(spoken, compared, wrong).map((one) => ({ text: say(one), wrong }))),
    ])
  })
