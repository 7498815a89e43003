/** The advisor as readable names and values. Pure. */
import type { Advisor } from '#schema/core/advice'
import type { TextOf } from '../../core/language.ts'
import { number } from '../../kit/formats.ts'
import type { decisionLogText } from '../../messages/en/decision-log.ts'

type Text = TextOf<typeof decisionLogText>

const nameOf = ({ name, model }: Advisor, text: Text): string =>
  name === 'built-in' ? text.builtIn : text.languageModel(model ?? '')

/** Advisor, note, prompt version, and the turn's token counts, as far as recorded. */
export const advisorFacts = (advisor: Advisor, text: Text) => [
  { name: text.advisor, value: nameOf(advisor, text) },
  ...(advisor.note === undefined ? [] : [{ name: text.advisorNote, value: advisor.note }]),
  { name: text.promptVersion, value: advisor.promptVersion, isCode: true },
  ...(advisor.inputTokens === undefined || advisor.outputTokens === undefined
    ? []
    : [
        {
          name: text.tokens,
          value: text.tokensOf(number(advisor.inputTokens), number(advisor.outputTokens)),
        },
      ]),
  ...(advisor.costUsd === undefined
    ? []
    : [{ name: text.cost, value: text.costOf(number(advisor.costUsd, 4)) }]),
]
