/** Words of numbers below a hundred. */

/** Numbers below twenty, in order. */
export const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
/** Whole tens. */
export const tens: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}
/** A number below twenty; undefined for any other word. */
export const unitOf = (word: string): number | undefined => {
  const at = units.indexOf(word)
  return at < 0 ? undefined : at
}
