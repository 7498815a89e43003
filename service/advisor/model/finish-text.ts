/** Makes what a model wrote fit to be shown: its citations become figures, its markup plain, its numbers checked. */
import type { Figure } from '#schema/core/advice'
import { removeActs } from './claims/acts.ts'
import type { Material } from './material.ts'
import { removeHazards } from './remove-hazards.ts'
import { type Verified, verifyNumbers } from './verify-numbers.ts'

const citation = /(\s?)\[(f\d{1,3}(?:, ?f\d{1,3})*)\]/g

/** Puts the figures in the place of their ids; an id that stands beside its figure goes, and one of no figure says so. */
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

/** A sentence or a whole text of a model as it may be shown, and what of it nothing bears out. */
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
