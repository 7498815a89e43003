/** Plain text of a digest's mail: all content of the HTML, with charts in words. */
import { lineText, type MailOrder, wordsOf } from './mail-order.ts'
import { chartWords, footWords, leadOf, overlineOf, worthOf } from './mail-phrases.ts'
import { type Section, sectionsOf } from './mail-sections.ts'

const capitalised = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const sectionText =
  (order: MailOrder) =>
  ({ title, about, mark, lines, links = [], choices = [], button }: Section): string =>
    [
      `${title}${about === undefined ? '' : ` ${about}`}${mark ? ` (${mark.word})` : ''}`,
      ...choices.map((choice) => {
        const { amount, words } = worthOf(order, choice)
        return `  ${choice.name}: ${amount === undefined ? words : `${amount} ${words}`}`
      }),
      ...lines.map(lineText),
      ...(button ? [`${button.label}:\n${button.address}`] : []),
      ...links.map(({ label, address }) => `${label}:\n${address}`),
    ].join('\n')

/** Text of a mail. Sentences are not wrapped; mail programs do that. */
export const mailText = (order: MailOrder): string => {
  const { digest, origin, stopAddress } = order
  const { change, stop } = wordsOf(order)
  return `${[
    `${overlineOf(order)} · ${digest.businessName}`,
    digest.title,
    ...leadOf(order).map(lineText),
    ...digest.charts.map((chart) => chartWords(order, chart)),
    ...sectionsOf(order).map(sectionText(order)),
    `${footWords(order)}\n${change}:\n${origin}/my-profile\n${capitalised(stop)}:\n${stopAddress}`,
  ].join('\n\n')}\n`
}
