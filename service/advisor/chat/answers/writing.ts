/** What is in writing here, and where a figure comes from. */
import type { Figure, FigureInput, SourceKind } from '#schema/core/advice'
import { longDayText } from '../../calendar.ts'
import { citedName } from '../../field-values.ts'
import { measure } from '../../figure.ts'
import { formulaWords } from '../../formulas.ts'
import { capital, type Line, say } from '../../line.ts'
import { kindsNamed } from '../../passages.kinds.ts'
import { quoted } from '../../quotation.ts'
import type { Answer, Ask } from './ask.ts'
import { asksForNewest, newestOf, titledOf } from './newest.ts'

const kindNames: { readonly [kind in SourceKind]: string } = {
  kpi: 'the weekly figures',
  hourly: 'the hourly figures',
  focus: 'the focus',
  profile: 'the business profile',
  advisory: 'the advisory',
  memo: 'the memo',
  brief: 'the brief',
  benchmark: 'our trade benchmarks',
  question: 'your question',
  assumption: 'our own assumption',
}

const maxQuoted = 3
const longestQuote = 400
/** What is asked for by its title is told as a whole, as far as it is kept. */
const longestAlone = 1000

const wantedKinds = (about: string): readonly SourceKind[] =>
  kindsNamed(about) ?? ['memo', 'brief', 'advisory', 'focus', 'profile']

const leadOf = (isNewest: boolean, insteadOf: SourceKind | undefined): Line | undefined => {
  if (insteadOf !== undefined) return say`No ${insteadOf} uses those words. The newest:`
  return isNewest ? say`The newest:` : say`Here is what was written:`
}

/** What was written about something: quoted, never repeated as if it were ours. */
export const recall = ({ records, question, passages }: Ask): Answer => {
  const wanted = wantedKinds(question.about ?? '')
  const matching = passages.filter(({ kind }) => wanted.includes(kind))
  const only = wanted.length === 1 ? wanted[0] : undefined
  const newest = asksForNewest(question.about ?? '') ? newestOf(records, only, maxQuoted) : []
  const titled = titledOf(records, wanted, question.titles ?? [])
  // Other words may have been used for it: the titles of what there is say more than that nothing was found.
  const instead =
    newest.length + titled.length + matching.length > 0 ? [] : newestOf(records, only, maxQuoted)
  const best = newest.length > 0 ? newest : [...matching, ...instead]
  const found = [...titled, ...best.filter(({ id }) => !titled.some((one) => one.id === id))].filter(
    ({ title }) => quoted(title) !== undefined,
  )
  const shown = found.slice(0, titled.length || maxQuoted)
  const lines = shown.map(({ kind, title, excerpt }) => {
    const words = quoted(excerpt, titled.length > 0 ? longestAlone : longestQuote)
    return `- ${capital(kindNames[kind])} ${quoted(title) ?? ''}${words === undefined || instead.length > 0 ? '' : `: ${words}`}`
  })
  const paragraphs: readonly (Line | undefined)[] =
    lines.length === 0
      ? [
          say`I found nothing on that in the memos, briefs, advisories, focus or business profile. Another word for it may help.`,
        ]
      : [
          leadOf(newest.length > 0, instead.length > 0 ? only : undefined),
          { text: lines.join('\n'), figures: [] },
        ]
  return {
    paragraphs,
    theme: 'overview',
    fit: lines.length === 0 ? 0.2 : instead.length > 0 ? 0.4 : 0.8,
    passages: shown,
  }
}

/** How many memos wait, and which. */
export const unread = ({ records }: Ask): Answer => {
  const waiting = records.memos.filter(({ status }) => status === 'unread')
  const count = measure(records)({
    label: 'unread memos',
    unit: 'count',
    formula: 'count',
    inputs: [{ kind: 'memo', field: 'unread' }],
  })
  const shown = waiting.slice(0, maxQuoted)
  const titles = shown.flatMap(({ subject }) => {
    const title = quoted(subject)
    return title === undefined ? [] : [`- ${title}`]
  })
  return {
    paragraphs:
      waiting.length === 0
        ? [say`You have no unread memos.`]
        : [say`Unread memos: ${count}. The newest:`, { text: titles.join('\n'), figures: [] }],
    theme: 'overview',
    fit: 1,
    passages: shown.map(({ id, subject, content }) => ({
      kind: 'memo',
      id,
      title: subject,
      excerpt: content.slice(0, 1000),
    })),
  }
}

const sourceOf = ({ kind, field, from, to }: FigureInput): string => {
  const name = field.replaceAll('_', ' ')
  const range = from && to ? ` from ${longDayText(from)} to ${longDayText(to)}` : ''
  return `${name} of ${kindNames[kind]}${range}`
}

// The constant that makes MAD comparable is explained where the formulas are listed; here it would be one more number.
const wordsOf = ({ formula }: Figure): string =>
  (formulaWords(formula) ?? 'as stated').replace(/,? ?times [\d.]+/, '')

const counted: { readonly [digits: string]: string | undefined } = {
  2: 'two',
  4: 'four',
  8: 'eight',
  10: 'ten',
  13: 'thirteen',
  26: 'twenty-six',
  52: 'fifty-two',
}

// The size of a step stands in its figure, so the label of another one need not repeat it.
const inWords = (label: string): string =>
  label
    .replace(/\bby -?[\d.]+%/, 'as asked')
    .replaceAll(/\b(\d+)(?= (?:weeks|before))/g, (digits) => counted[digits] ?? 'several')
    .replaceAll(/ at \d+ [ap]m/g, ' at that hour')

/** Where the figures of the answer before come from. */
export const explain = ({ question, shownBefore }: Ask): Answer => {
  const cited = question.metric && citedName(question.metric)
  const about =
    cited === undefined ? [] : shownBefore.filter(({ inputs }) => inputs.some(({ field }) => field === cited))
  const chosen = (about.length > 0 ? about : shownBefore).slice(0, maxQuoted)
  const lines = chosen.flatMap((figure) => {
    const label = inWords(figure.label)
    const sources = [...new Set(figure.inputs.map(sourceOf))].slice(0, 3).join('; ')
    return say`- **${figure}**, ${label}: ${wordsOf(figure)}. It comes from ${sources}.` ?? []
  })
  const text = lines.map((line) => line.text).join('\n')
  return {
    paragraphs:
      lines.length === 0
        ? [
            say`I haven’t given a figure yet in this conversation. Ask for one first, then how I worked it out.`,
          ]
        : [
            say`Each figure comes from the records by a fixed formula:`,
            { text, figures: lines.flatMap(({ figures }) => figures) },
            say`All inputs are listed under their answer.`,
          ],
    theme: 'overview',
    fit: 1,
  }
}
