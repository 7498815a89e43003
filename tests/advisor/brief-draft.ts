/** What a brief must be like to be stored: the event's own rules for the advisor's text. */
import { Basis } from '#schema/core/advice'
import { record } from '#schema/core/record'
import { text } from '#schema/core/scalars'

export const BriefDraftFields = record({
  title: text(200, 1),
  category: text(60, 1),
  what: text(4000, 1),
  why: text(4000, 1),
  soWhat: text(4000, 1),
  basis: Basis,
})
