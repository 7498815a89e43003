/** Dollars per week that an advisory states as its worth: "About $310 a week" is 310. */

const weekly = /\$(\d[\d,]*(?:\.\d+)?) a week\b/

/** Undefined for an amount once, per year or of another kind. */
export const weeklyWorth = (worth: string): number | undefined => {
  const [, digits] = weekly.exec(worth) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
