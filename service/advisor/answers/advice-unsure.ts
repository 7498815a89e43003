/** Advice that the records cannot give: what they say all the same, what would settle it, and what they bear out instead. */
import { type Line, say } from '../line.ts'
import { readMatter } from '../options/matter.ts'
import { lastWeeks, typicalWeeks } from '../options/priced.ts'
import { relatedTexts, tellingStems } from '../options/related-texts.ts'
import { stemsOf } from '../passages.excerpt.ts'
import { evaluate } from '../plans/evaluate.ts'
import { quoted } from '../quotation.ts'
import type { Records } from '../records.ts'
import { sentencesOf } from '../timeline/dated-sentences.ts'
import {
  type Advice,
  type AdvisePlan,
  askBack,
  isWorthARow,
  listed,
  maxOthers,
  support,
  written,
} from './advice.ts'
import { leads } from './advice-words.ts'
import type { Ask, Written } from './written.ts'

/** A memo that speaks of what is asked, where no option does. */
const memoOn = (records: Records, matter: string) => {
  const { names } = readMatter(matter, records)
  const text = relatedTexts(records, names, 0.5).find(({ kind }) => kind === 'memo')
  const stems = tellingStems(names)
  const sentence = text && sentencesOf(text.text).find((one) => stems.some((stem) => stemsOf(one).has(stem)))
  return text && sentence ? { text, sentence } : undefined
}

const affordLine = (ask: Ask<AdvisePlan>): Line | undefined => {
  const { context } = ask
  const figure = (name: 'runway' | 'profit', count: number, aggregate: 'last' | 'mean') => {
    const answer = evaluate(
      { operator: 'value', measure: name, period: lastWeeks(context.records, count), aggregate },
      context,
    )
    return answer.operator === 'value' ? answer.figure : undefined
  }
  return say`Cash covers ${figure('runway', 1, 'last')} of costs, and a typical week leaves ${figure('profit', typicalWeeks, 'mean')} of profit: set its price against those.`
}

/** No option weighs what is proposed: what is on record about it, and what the records bear out instead. */
export const unsure = (answer: Advice, missing: string | undefined): Written => {
  const { ask, matter, options } = answer
  const { records } = ask.context
  const memo = memoOn(records, matter)
  const shown = options.filter(isWorthARow).slice(0, maxOthers + 1)
  const side = missing && quoted(missing.replace(/^.*\b(?:should|ought|shall|do)\b (?:we |i |to )*/i, ''), 60)
  const said = written(answer, [
    side
      ? say`${leads.unsure} No record has the cost or worth of ${side}, so I can’t choose between the two.`
      : say`${leads.unsure} ${memo ? 'No figure weighs it, but a memo speaks of it.' : 'Nothing on record speaks for or against it.'}`,
    memo ? say`The memo ${quoted(memo.text.title, 80)} says: ${quoted(memo.sentence, 200)}` : undefined,
    /\bafford\b/i.test(matter) ? affordLine(ask) : undefined,
    askBack,
    shown.length > 0 ? say`What the records do bear out:` : undefined,
    listed(shown),
  ])
  const passage = memo && {
    kind: 'memo' as const,
    id: memo.text.id,
    title: memo.text.title,
    excerpt: memo.sentence.slice(0, 1000),
  }
  return {
    ...said,
    support: support.none,
    passages: [...(passage ? [passage] : []), ...(said.passages ?? [])],
  }
}
