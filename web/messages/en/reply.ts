/** Texts inside a conversation. English only, because the advisors read and write English. */
import { area, plural } from '../../core/language.ts'
import { number } from '../../kit/formats.ts'
import type { HeldAlone } from './chat.ts'

/** Suggested questions for each default tab. */
const questionsOfTab: { readonly [tabId: string]: readonly string[] | undefined } = {
  agent: ['What should I do this week?', 'How are we doing?', 'Propose a roster for next week'],
  analyst: ['How did last week go?', 'Where does the money go?', 'Compare revenue with last year'],
  advisor: ['What is at risk?', 'How long will our cash last?', 'What if we lose 8% of customers?'],
}

/** A suggested question for each style. */
const questionsOfStyle: { readonly [personaKey: string]: string | undefined } = {
  hospitality_ceo: 'Which hour is quietest on Tuesday?',
  value_investor: 'How long will our cash last?',
  innovation_focused: 'What if we raise prices by 5%?',
  growth_hacker: 'How do I get more customers?',
  operations_expert: 'Are our staff costs normal?',
}

/** A suggested question for each screen. */
const questionsOfScreen: { readonly [path: string]: string | undefined } = {
  '/dashboard': 'How are we doing?',
  '/dashboard/finance': 'Where is the margin heading?',
  '/dashboard/strategic': 'Is our pricing right?',
  '/dashboard/sales-marketing': 'What is our best day?',
  '/dashboard/risk': 'How long will our cash last if revenue falls 10%?',
  '/briefs': 'What did you advise about staff?',
  '/nudges': 'What should I do this week?',
}

/** Suggested questions for a business without figures; none needs a record. */
const questionsOfFirstDay: readonly string[] = [
  'Which file do I need from Square?',
  'What do you do with my data?',
  'Can my accountant have a look?',
]

/** The same for a business without a till. */
const questionsWithoutTill: readonly string[] = [
  'Which file do I need from Xero?',
  ...questionsOfFirstDay.slice(1),
]

/** Suggested questions for a business with debtors or timesheets alone. */
const questionsOfHeld: Readonly<Record<HeldAlone, readonly string[]>> = {
  debtors: ['How much are we owed?', 'What is overdue?', 'What should I do this week?'],
  timesheets: ['How many days did we bill last week?', 'What is our utilisation?', 'How are we doing?'],
  both: ['How much are we owed?', 'What is our utilisation?', 'What should I do this week?'],
}

export const replyText = area('reply', {
  draftLost: 'Your message to an advisor has not been sent. If you leave now, you will lose it.',
  notLoaded: 'The conversation could not be loaded.',
  questionsOfTab,
  questionsOfStyle,
  questionsOfScreen,
  questionsOfFirstDay,
  questionsWithoutTill,
  questionsOfHeld,
  you: 'You',

  thinking: 'Reading your records',
  reconnecting: 'The connection was lost. The reply continues as soon as it is back.',
  failed: "I apologize, but I'm experiencing technical difficulties. Please try again.",
  empty: 'I received your message.',
  questionKept: 'Your question is still here.',
  tryAgain: 'Try again',
  edit: 'Edit the question',
  stopped: 'Stopped',
  stoppedText: 'The reply was stopped here. The text so far is kept.',
  interrupted: 'Interrupted',
  interruptedText: 'The reply was cut off here by a fault on our side.',
  copy: 'Copy',
  copied: 'Reply copied',
  copiedText: 'The reply is on your clipboard as Markdown.',
  notCopied: 'Not copied',
  notCopiedText: 'Your browser blocked access to the clipboard.',
  regenerate: 'Regenerate',
  choices: 'Choose what you mean',
  inOtherWords: 'Or put it another way.',

  confidence: (percent: number, label: string) => `Confidence ${percent}, ${label}`,
  confidences: { high: 'High', medium: 'Medium', low: 'Low' },
  builtIn: 'Jarvin’s own analysis',
  model: (model: string) => `${model}, checked against the records`,
  languageModel: 'A language model, checked against the records',
  noRecord: 'no record',
  receiptsAllOnRecord: (count: number) =>
    plural(count, { one: '1 receipt, from a record', other: `${number(count)} receipts, all from records` }),
  receiptsSomeWithout: (count: number, without: number) =>
    `${plural(count, { one: '1 receipt', other: `${number(count)} receipts` })}, ${number(without)} without a record`,
  alsoRead: 'Also read',
  table: (reply: number, columns: string) => `Table in reply ${number(reply)}: ${columns}`,
})
