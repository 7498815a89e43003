/** An option as text for a model. */
import type { Figure } from '#schema/core/advice'
import type { Line } from '../../line.ts'
import type { Option } from '../../options/option.ts'
import { measuresIn } from '../claims/subjects.ts'
import type { About } from './receipt.ts'
import { betterOf } from './related-measures.ts'
import { aboutLine, type Scene } from './tell-lines.ts'
import { tellLine, tellReceipt } from './told.ts'

/** A step with reason and worth. */
export const tellOption = (
  scene: Scene,
  { step, because, worth, margin, effort, risk, by, advisory }: Option,
) => {
  const { records } = scene.context
  const aboutWorth: About = {
    role: 'change',
    measures: ['profit'],
    spans: [],
    better: betterOf('profit'),
    isWeekly: true,
  }
  const ofMargin: About = { role: 'value', measures: ['margin'], spans: [], better: 'up', isWeekly: true }
  const tell = (is: string, figure: Figure, about: About) => tellReceipt(is, scene.ledger.add(figure, about))
  const line = (words: Line) =>
    tellLine(words, scene.ledger, (figure) => ({
      ...aboutLine(scene)(figure),
      measures: measuresIn(figure.label, records.business.type),
    }))
  return {
    step: line(step),
    ...(because ? { because: line(because) } : {}),
    ...(worth
      ? {
          profitAWeek: [
            tell('likely', worth.likely, aboutWorth),
            tell('lowest', worth.low, aboutWorth),
            tell('highest', worth.high, aboutWorth),
          ],
        }
      : {}),
    ...(margin
      ? { margin: [tell('before', margin.before, ofMargin), tell('after', margin.after, ofMargin)] }
      : {}),
    effort,
    risk,
    startBy: by,
    ...(advisory ? { openAdvisory: advisory.title } : {}),
  }
}
