/** Facts about a brief besides its text, as names and values. */

import type { Brief } from '#schema/brief/brief'
import type { Advisor } from '#schema/core/advice'
import { personaNames } from '#schema/persona/persona'
import { english, textOf } from '../core/language.ts'
import { exactMoment, percent } from '../kit/formats.ts'
import { briefText } from '../messages/en/brief.ts'

export type Fact = { readonly name: string; readonly value: string; readonly lang?: string }

const advisorWords = ({ name, model, promptVersion }: Advisor): string => {
  const text = textOf(briefText)
  return name === 'built-in'
    ? text.builtIn(promptVersion)
    : text.model(model ?? text.languageModel, promptVersion)
}

/** Topic, style, advisor and time. */
export const factsOf = ({ topic, personaKey, basis, createdAt }: Brief, zone: string | undefined): Fact[] => {
  const text = textOf(briefText)
  return [
    { name: text.topic, value: topic, lang: english },
    { name: text.style, value: personaNames[personaKey] ?? personaKey },
    { name: text.advisor, value: advisorWords(basis.advisor) },
    ...(basis.advisor.note === undefined
      ? []
      : [{ name: text.note, value: basis.advisor.note, lang: english }]),
    { name: text.written, value: exactMoment(createdAt, zone) },
  ]
}

/** The three parts of the confidence, in percent. */
export const confidenceFacts = ({ basis: { confidence } }: Brief): Fact[] => {
  const text = textOf(briefText)
  const share = (part: number) => percent(100 * part, 0)
  return [
    { name: text.coverage, value: share(confidence.coverage) },
    { name: text.recency, value: share(confidence.recency) },
    { name: text.agreement, value: share(confidence.agreement) },
  ]
}
