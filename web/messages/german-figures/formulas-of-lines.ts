/** German formulas that combine lines of expense, in words. */

const ofSeveral = (name: string, least: number, text: string): Record<string, string> =>
  Object.fromEntries(
    [1, 2, 3, 4].filter((lines) => lines >= least).map((lines) => [`${name}-${lines}`, text]),
  )

export const formulasOfLines: Readonly<Record<string, string>> = {
  ...ofSeveral('rest', 1, 'die Summe der ersten minus die Summen der übrigen'),
  ...ofSeveral('mean-rest', 1, 'der Mittelwert der ersten minus die Mittelwerte der übrigen'),
  ...ofSeveral(
    'rest-share',
    1,
    'die Summe der ersten minus die Summen der übrigen, durch die Summe der ersten, in Prozent',
  ),
  ...ofSeveral('together', 2, 'die Summen aller, zusammengezählt'),
  ...ofSeveral('mean-together', 2, 'die Mittelwerte aller, zusammengezählt'),
  ...ofSeveral(
    'together-share',
    2,
    'die Summen aller außer der letzten, durch die Summe der letzten, in Prozent',
  ),
}
