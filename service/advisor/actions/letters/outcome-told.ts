/** What came of a decision, told to those who may know: the expected and the measured sums. */
import type { Advisory } from '#schema/advisory/advisory'
import { spanText } from '../../answers/period-text.ts'
import { dayText, today } from '../../calendar.ts'
import { measure as computed } from '../../figure.ts'
import { capital, type Line, paragraph, say } from '../../line.ts'
import { subjectOf } from '../../measures/measure-names.ts'
import { measureNamed } from '../../measures/measures.ts'
import { stemsOf } from '../../passages.excerpt.ts'
import { quoted } from '../../quotation.ts'
import type { Records } from '../../records.ts'
import { wordsIn } from '../../search/word-forms.ts'
import { advisoryNamed } from '../../subjects/advisory-named.ts'
import { sourceOf } from '../../timeline/text-facts.ts'
import type { Points } from './points.ts'
import { shareOf } from './texts-about.ts'

/** Words that ask what came of something. */
const asksOutcome =
  /\b(?:miss(?:ed|es|ing)?|fail\w*|flop\w*|work(?:ed|ing)|went|results?|outcomes?|targets?|c[ao]me of|paid off|paying off|success\w*|perform\w*|f[ae]ll(?:ing)? short|n[’']?t work)\b/i
const ofOutcome =
  /\b(?:miss(?:ed|es|ing)?|fail\w*|flop\w*|(?:did|is|was|has|have)?n[’']?t work\w*|not work\w*|worked|working|went|going|gone|results?|outcomes?|targets?|came of|come of|paid off|paying off|success\w*|perform\w*|fell short|falling short|did(?:n[’']?t)?|goals?|how|its|their|short)\b/gi

const verdicts = {
  hit: 'It did what was expected.',
  missed: 'It missed.',
  'cannot-tell': 'We can’t tell whether it worked: that is within the usual swing, so it may be chance.',
} as const

type Told = { readonly line: Line; readonly points: Points }

const lineOf = (records: Records, { id, title, settledAt, expects, outcome }: Advisory): Line | undefined => {
  const name = quoted(title, 90)
  if (!expects || !outcome || !settledAt || !name) return undefined
  const { text } = subjectOf(expects.measure, records.business.type)
  const { unit } = measureNamed(expects.measure)
  const field = (of: 'before' | 'expected' | 'found', label: string) =>
    computed(records)({ label, unit, formula: 'value', inputs: [{ kind: 'advisory', field: of, id }] })
  const { when } = spanText({ from: expects.from, to: expects.to }, today(records.now))
  const aWeek = unit === 'aud' ? ' a week' : ''
  const accepted = say`We decided on ${name} on ${dayText(today(new Date(settledAt)))}.`
  const expected = field('expected', `${text} expected`)
  const before = field('before', `${text} before`)
  if (outcome.found === undefined)
    return paragraph([
      accepted,
      say`We expected ${text} to average ${expected}${aWeek} ${when}, after ${before} before. The figures of those weeks are not on record.`,
    ])
  const found = field('found', `${text} found`)
  return paragraph([
    accepted,
    say`We expected ${text} to average ${expected}${aWeek}. ${capital(when)} it averaged ${found}, after ${before} in the four weeks before. ${verdicts[outcome.verdict]}`,
  ])
}

const half = 0.5

/** The one decision whose title has half of the words, where no single word is telling: "the day rate". */
const titled = (measured: readonly Advisory[], matter: string): Advisory | undefined => {
  const wanted = stemsOf(matter)
  const [best, next] = measured
    .map((one) => ({ one, share: shareOf(wanted, stemsOf(one.title)) }))
    .sort((one, other) => other.share - one.share)
  return best && best.share >= half && best.share > (next?.share ?? 0) ? best.one : undefined
}

/** What a letter on the outcome of a decision says; undefined for another topic, or before there is an outcome. */
export const outcomeTold = (records: Records, topic: string, by: string): Told | undefined => {
  const matter = topic.replace(ofOutcome, ' ')
  if (!asksOutcome.test(topic)) return undefined
  const measured = records.advisories.filter(({ outcome }) => outcome !== undefined)
  const advisory = advisoryNamed(records, wordsIn(matter), measured) ?? titled(measured, matter)
  const line = advisory && lineOf(records, advisory)
  if (!line) return undefined
  return {
    line,
    points: {
      facts: [],
      request: `[What we make of it.] Could we decide before ${by} what to do next?`,
      undecided: undefined,
      sources: [sourceOf({ kind: 'advisory', id: advisory.id, title: advisory.title }, advisory.message)],
    },
  }
}
