/** Prepares a model's text for display: citations become figures, markup is stripped, numbers are checked. */
import type { Figure } from '#schema/core/advice'
import { removeActs } from './claims/acts.ts'
import type { Material } from './material.ts'
import { removeHazards } from './remove-hazards.ts'
import { type Verified, verifyNumbers } from './verify-numbers.ts'

const citation = /(\s?)\[(f\d{1,3}(?:, ?f\d{1,3})*)\]/g

/** Replaces ids with figures; removes an id beside its own figure, and marks unknown ids. */
const cite = (text: string, { figures }: Material): Pick<Verified, 'text' | 'unverified' | 'figures'> => {
  const cited: Figure[] = []
  const unverified: string[] = []
  const withFigures = text.replace(citation, (_all, space: string, ids: string, at: number) => {
    const before = text.slice(0, at)
    const shown = ids.split(/, ?/).flatMap((id) => {
      const figure = figures.get(id)
      if (!figure) {
        unverified.push(id)
        return ['(no such figure)']
      }
      cited.push(figure)
      return before.endsWith(figure.shown) ? [] : [figure.shown]
    })
    return shown.length === 0 ? '' : `${space}${shown.join(', ')}`
  })
  return { text: withFigures, unverified, figures: cited }
}

/** A model's sentence or text for display, and its unsupported parts. */
export const finishText = (text: string, material: Material): Verified => {
  const acts = removeActs(text)
  const cited = cite(acts.text, material)
  const verified = verifyNumbers(removeHazards(cited.text), material.known)
  return {
    text: verified.text,
    unverified: [...acts.unverified, ...cited.unverified, ...verified.unverified],
    figures: [...cited.figures, ...verified.figures],
  }
}
