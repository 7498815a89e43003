/** A brief as a file: Markdown or JSON. */
import type { Brief } from '#schema/brief/brief'
import { textOf } from '../core/language.ts'
import { confidenceLabel } from '../kit/figures/confidence-label.ts'
import { formulaText } from '../kit/figures/formula-text.ts'
import { markFigures, type Part } from '../kit/figures/marked-figures.ts'
import { capitalised, sourceText } from '../kit/figures/source-text.ts'
import { longDay } from '../kit/formats.ts'
import { adviceText } from '../messages/en/advice.ts'
import { briefText } from '../messages/en/brief.ts'
import { confidenceFacts, factsOf } from './brief-facts.ts'

// Escapes Markdown and HTML, also at the start of lines (headings, lists).
const plain = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>|~&]/g, (found) => `\\${found}`)
    .replace(/^(\s*)([#+=-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)([.)])(?=\s|$)/gm, '$1\\$2')

const partText = ({ text, receipt }: Part): string =>
  receipt === undefined ? plain(text) : `**${plain(text)}**[^${receipt}]`

/** The brief as Markdown, with a footnote for each figure's receipt. */
export const briefMarkdown = (brief: Brief, zone: string | undefined): string => {
  const text = textOf(briefText)
  const words = textOf(adviceText)
  const { title, what, why, soWhat, basis, category, createdAt, confidence } = brief
  const [, ...prose] = markFigures([title, what, why, soWhat], basis.figures)
  const label = text.confidences[confidenceLabel(confidence)]
  const facts = [...confidenceFacts(brief), ...factsOf(brief, zone)]
  return [
    `# ${plain(title)}`,
    `${plain(category)} · ${longDay(createdAt, zone)} · ${text.confidence(confidence, label)}`,
    ...[text.what, text.why, text.soWhat].flatMap((name, index) => [
      `## ${name}`,
      (prose[index] ?? []).map(partText).join(''),
    ]),
    `## ${text.about}`,
    plain(basis.confidence.because),
    facts.map(({ name, value }) => `- ${name}: ${plain(value)}`).join('\n'),
    ...basis.passages.map((one) => `> ${plain(one.title)}: ${plain(one.excerpt).replace(/\n/g, ' ')}`),
    basis.unverified.length === 0
      ? words.allHaveReceipts
      : plain(words.withoutReceipt(basis.unverified.join(', '))),
    ...basis.figures.map((figure, index) => {
      const sources = figure.inputs.map(sourceText).join('; ')
      return `[^${index + 1}]: ${plain(`${capitalised(figure.label)}: ${figure.shown}. ${capitalised(formulaText(figure))}. ${sources}.`)}`
    }),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n')
}

/** The brief as JSON, as the service returned it. */
export const briefJson = (brief: Brief): string => `${JSON.stringify(brief, null, 2)}\n`
