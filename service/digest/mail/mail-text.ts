/** Plain text of a digest's mail: all content of the HTML, with charts in words. */
import type { DigestChoice } from '#schema/digest/digest'
import {
  chartWords,
  footWords,
  leadOf,
  type MailOrder,
  overlineOf,
  type Section,
  sectionsOf,
} from './mail-sections.ts'

const worthOf = ({ isNothing, worth }: DigestChoice): string => {
  if (isNothing) return 'nothing changes'
  return worth ? `${worth.value > 0 ? '+' : ''}${worth.shown} a week` : 'no price on record'
}

const sectionText = ({ title, mark, lines, links = [], choices = [], button }: Section): string =>
  [
    `${title}${mark ? ` (${mark.word})` : ''}`,
    ...choices.map((choice) => `  ${choice.name}: ${worthOf(choice)}`),
    ...lines.map(({ text }) => text),
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...links.map(({ label, address }) => `${label}:\n${address}`),
  ].join('\n')

/** Text of a mail. Sentences are not wrapped; mail programs do that. */
export const mailText = (order: MailOrder): string => {
  const { digest, origin, stopAddress } = order
  return `${[
    `${overlineOf(digest)} · ${digest.businessName}`,
    digest.title,
    ...leadOf(order).map(({ text }) => text),
    ...digest.charts.map(chartWords),
    ...sectionsOf(order).map(sectionText),
    `${footWords(order)}\nChange what you get:\n${origin}/my-profile\nUnsubscribe:\n${stopAddress}`,
  ].join('\n\n')}\n`
}
