import { direction, unsigned } from '../figure.ts'
import { capital, type Line, say } from '../line.ts'
import { subjectOf } from '../measures/measure-names.ts'
import { compared } from './change-words.ts'
import type { Ground } from './ground.ts'

/** "The profit margin fell 2.7 points". */
export const shortFinding = ({ context, records, topic }: Ground): Line | undefined => {
  const answer = compared(context, topic.measure, topic.of, topic.against)
  const { text: name } = subjectOf(topic.measure, records.business.type)
  if (!answer) return undefined
  const way = direction(answer.difference)
  return way === 'unchanged'
    ? say`${capital(name)} held at ${answer.of}`
    : say`${capital(name)} ${way === 'up' ? 'rose' : 'fell'} ${unsigned(answer.difference)}`
}
