/** How two briefs on one topic differ: in the measures that they state, and in the options that they propose. */
import { optionsOn } from '../../service/advisor/briefs/so-what.ts'
import { readTopic } from '../../service/advisor/briefs/topic.ts'
import type { BriefDraft } from '../../service/advisor/engine.ts'
import { advisorContext } from '../../service/advisor/plans/advisor-context.ts'
import type { Records } from '../../service/advisor/records.ts'

/** Each figure that its text shows, by formula and inputs. */
export const figureIds = ({ title, what, why, soWhat, basis }: BriefDraft): ReadonlySet<string> => {
  const text = [title, what, why, soWhat].join(' ')
  return new Set(
    basis.figures
      .filter(({ shown }) => text.includes(shown))
      .map(({ formula, inputs }) => JSON.stringify([formula, inputs])),
  )
}

/** The keys of the options whose words are in the text. */
export const optionIds = (
  records: Records,
  topic: string,
  personaKey: string,
  { title, soWhat }: BriefDraft,
): ReadonlySet<string> => {
  const context = advisorContext(records)
  const ground = { context, records, topic: readTopic(context, topic), personaKey, ahead: undefined }
  return new Set(
    optionsOn(ground)
      .filter(({ step, short }) =>
        [step, short].some(({ text }) => `${title} ${soWhat}`.includes(text.replace(/\.$/, ''))),
      )
      .map(({ key }) => key),
  )
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** True if two briefs state different measures or propose different options. */
export const differ = (one: readonly ReadonlySet<string>[], other: readonly ReadonlySet<string>[]): boolean =>
  one.some((ids, index) => !isSame(ids, other[index] ?? new Set()))
