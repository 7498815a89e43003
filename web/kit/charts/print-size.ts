/** Size of a drawing on paper: the width of an A4 page less its margins and the panel's; CSS px. */
export const printSize = { width: 660, height: 240 }
