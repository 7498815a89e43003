/** Questions that want a judgement: how it stands as a whole, what to do, what is at risk, and what the focus is. */
import type { Passage } from '#schema/core/advice'
import { facts } from '../../brief/facts.ts'
import { focusTheme, measuresTold } from '../../brief/focus-told.ts'
import { outlines } from '../../brief/outlines.ts'
import { type Line, paragraph, rows, say } from '../../line.ts'
import { quoted } from '../../quotation.ts'
import type { Answer, FiguresAsk } from './ask.ts'
import { atThatTime } from './standing.ts'

/** How the business is doing, or did in the week or month that the question names. */
export const overview = (ask: FiguresAsk): Answer => {
  const { view, question } = ask
  const isNow = question.when === undefined || ('weeksBack' in question.when && question.when.weeksBack === 0)
  if (!isNow) return atThatTime(ask, 'overview')
  return {
    paragraphs: [
      paragraph([facts.revenue(view), facts.sales(view)]),
      paragraph([facts.margin(view), facts.runway(view)]),
      facts['revenue trend'](view),
    ],
    theme: 'overview',
    fit: 1,
    more: 'view and step',
  }
}

const openAdvisory = ({
  records,
}: FiguresAsk): { readonly line: Line | undefined; readonly passages: readonly Passage[] } => {
  const weight = { high: 0, medium: 1, low: 2 }
  const [first] = records.advisories
    .filter(({ status }) => status === 'new')
    .sort((a, b) => weight[a.urgency] - weight[b.urgency])
  const title = first && quoted(first.title, 120)
  if (!first || title === undefined) return { line: undefined, passages: [] }
  const line = say`A ${first.urgency}-urgency advisory is also waiting for your decision: ${title}.`
  return {
    line,
    passages: [{ kind: 'advisory', id: first.id, title: first.title, excerpt: first.message.slice(0, 1000) }],
  }
}

/** What to do, about one thing or as a whole. */
export const advice = (ask: FiguresAsk, theme: Answer['theme']): Answer => {
  const { what } = outlines[theme]
  const { line, passages } = openAdvisory(ask)
  const [first] = what
  const finding = ask.view.cost ? facts['cost line'](ask.view) : first && facts[first](ask.view)
  return {
    paragraphs: [finding, line],
    theme,
    fit: 0.9,
    passages,
    more: 'view and step',
  }
}

/** What could go wrong, and how far it is off. */
export const risk = ({ view }: FiguresAsk): Answer => ({
  paragraphs: [
    // One paragraph, so that no style puts anything between the two.
    say`These are the risks in your records:\n\n${rows(
      [facts.stress(view), facts.runway(view), facts['rising cost'](view), facts.anomaly(view)].map(
        (line) => say`- ${line}`,
      ),
    )}`,
    say`The records can’t show everything: add risks such as a lease that is ending or one customer with a large share of revenue.`,
  ],
  theme: 'risk',
  fit: 0.85,
  more: 'view and step',
})

/** What the business works towards, and where the figures behind it stand. */
export const focus = (ask: FiguresAsk): Answer => {
  const { records, view } = ask
  const goal = records.focus && quoted(records.focus.primaryFocus)
  if (!records.focus || !goal)
    return {
      paragraphs: [
        say`No focus is set. Set one under Current Focus in the top bar, and I will measure my advice against it.`,
      ],
      theme: 'focus',
      fit: 0.5,
    }
  const theme = focusTheme(records)
  const known = theme ?? 'focus'
  const { id } = records.focus
  const [first, second] = outlines[known].what
  return {
    paragraphs: [
      say`The focus of this ${records.focus.timeline} is ${goal}, with ${records.focus.urgency} urgency.`,
      paragraph(measuresTold(view)),
      paragraph([first && facts[first](view), second && facts[second](view)]),
    ],
    theme: known,
    fit: theme === undefined ? 0.6 : 0.9,
    passages: [
      {
        kind: 'focus',
        id,
        title: records.focus.primaryFocus,
        excerpt: (records.focus.description ?? '').slice(0, 1000),
      },
    ],
    more: 'view and step',
  }
}
