/** Formulas that combine lines of expense, in words; the service's are in `combined.formulas.ts`. */

/** One text for a formula that has a name for each number of expense lines, from `least` to four. */
const ofSeveral = (name: string, least: number, text: string): Record<string, string> =>
  Object.fromEntries(
    [1, 2, 3, 4].filter((lines) => lines >= least).map((lines) => [`${name}-${lines}`, text]),
  )

export const formulasOfLines: Readonly<Record<string, string>> = {
  ...ofSeveral('rest', 1, 'the sum of the first less the sums of the others'),
  ...ofSeveral('mean-rest', 1, 'the mean of the first less the means of the others'),
  ...ofSeveral(
    'rest-share',
    1,
    'the sum of the first less the sums of the others, over the sum of the first, in percent',
  ),
  ...ofSeveral('together', 2, 'the sums of all, added up'),
  ...ofSeveral('mean-together', 2, 'the means of all, added up'),
  ...ofSeveral('together-share', 2, 'the sums of all but the last, over the sum of the last, in percent'),
}
