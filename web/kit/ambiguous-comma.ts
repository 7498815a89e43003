/** True if a comma in a typed amount may be a decimal mark: `12,50`. */
export const isAmbiguousComma = (typed: string): boolean => /,(?!\d{3}(\D|$))/.test(typed.trim())
