/** Lines by our own writers, with receipts for their figures. */
import type { Figure } from '#schema/core/advice'
import type { Written } from '../../answers/written.ts'
import { plusDays } from '../../calendar.ts'
import type { ReplyRequest } from '../../engine.ts'
import type { Line } from '../../line.ts'
import type { Context } from '../../plans/context.ts'
import { measuresIn } from '../claims/subjects.ts'
import type { About, Ledger } from './receipt.ts'
import { type ToldLine, tellLine } from './told.ts'

/** Context of a turn's look-ups, and its receipts. */
export type Scene = {
  readonly order: ReplyRequest
  readonly context: Context
  readonly ledger: Ledger
}

const isLine = (line: Line | undefined): line is Line => line !== undefined && line.text !== ''

const weeksAhead = 'weeks ahead'

const isAssumed = ({ inputs }: Figure): boolean =>
  inputs.every(({ kind }) => kind === 'assumption' || kind === 'question')

const roleOf = (figure: Figure): About['role'] => {
  if (isAssumed(figure)) return 'size'
  const isChange = /\bchange\b/.test(figure.label) || figure.unit === 'points'
  // A negative figure shown without sign has it in a word beside it.
  return isChange || (figure.value < 0 && !/[-−]/.test(figure.shown)) ? 'change' : 'value'
}

/** Subject of a written line's figure, as far as label and inputs show. */
export const aboutLine =
  ({ context: { records } }: Scene, of: Partial<About> = {}) =>
  (figure: Figure): About => {
    const ahead = figure.inputs.find(({ field }) => field === weeksAhead)?.value
    const last = records.kpis.at(-1)?.weekStart
    const from = ahead !== undefined && last ? plusDays(last, 7 * ahead) : undefined
    return {
      role: roleOf(figure),
      measures: measuresIn(figure.label, records.business.type),
      spans: from ? [{ from, to: plusDays(from, 6) }] : [],
      isWeekly: true,
      ...of,
    }
  }

/** Lines of a written answer, for the model. */
export const tellLines = (scene: Scene, lines: Written['lines'], of?: Partial<About>): readonly ToldLine[] =>
  lines.filter(isLine).map((line) => tellLine(line, scene.ledger, aboutLine(scene, of)))
