/** The dollars a week that an advisory names as its worth: "About $310 a week" is 310. */

const weekly = /\$(\d[\d,]*(?:\.\d+)?) a week\b/

/** Undefined for an amount once, a year or of another kind. */
export const weeklyWorth = (worth: string): number | undefined => {
  const [, digits] = weekly.exec(worth) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
