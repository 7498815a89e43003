/** Orders cells by their figures. */
import type { Cell } from '#schema/advisor/coverage'

/** Best first; earlier first among equals. */
export const bestOf = (cells: readonly Cell[], order: 'highest' | 'lowest'): readonly Cell[] =>
  [...cells].sort((one, other) =>
    order === 'highest' ? other.figure.value - one.figure.value : one.figure.value - other.figure.value,
  )
