/** How large a drawing is on paper: the width of an A4 page without its margins and those of a panel; CSS px. */
export const printSize = { width: 660, height: 240 }
