/** Finds figures by name. Loaded with the search screen alone: the texts of figures would otherwise load with most screens. */
import { textOf } from '../../core/language.ts'
import { figureNames } from '../../kpi/figure-names.ts'
import { kpiText } from '../../messages/en/kpi.ts'
import { type Found, marksIn } from '../../search/found.ts'
import { findCommands } from './find-commands.ts'

export const findFigures = (q: string): readonly Found[] => {
  const { names } = textOf(kpiText)
  const named = figureNames.map((figure) => ({ figure, name: names[figure] }))
  return findCommands(named, q).map(({ figure, name }) => ({
    kind: 'figure',
    id: figure,
    title: name,
    marks: marksIn(name, q),
  }))
}
