/** German formulas for the effect of levers on a typical week, in words. */
import type { Outcome } from '#schema/advisor/change-plans'

type Name = { readonly name: string; readonly accusative: string }

const same = (name: string): Name => ({ name, accusative: name })
const share = (of: string): Name => ({
  name: `der Anteil ${of} am Umsatz`,
  accusative: `den Anteil ${of} am Umsatz`,
})

const names: Readonly<Record<Outcome, Name>> = {
  revenue: { name: 'der Umsatz', accusative: 'den Umsatz' },
  costs: same('die Gesamtkosten'),
  profit: { name: 'der Gewinn', accusative: 'den Gewinn' },
  margin: same('die Gewinnmarge'),
  'staff-share': share('des Personals'),
  'supplies-share': share('des Materials'),
  'premises-share': share('der Raumkosten'),
  'marketing-share': share('des Marketings'),
  'other-share': share('der sonstigen Kosten'),
  'cost-share': share('aller Kosten'),
}

const textsOf = ([outcome, { name, accusative }]: [string, Name]): Record<string, string> => {
  const after = `${name} einer typischen Woche nach den genannten Änderungen bei Preisen, Menge und Ausgaben`
  const change = `${after}, minus dasselbe davor`
  const level = `die Höhe des Hebels, die ${accusative} ans Ziel bringt`
  const revenue = `der Umsatz bei dieser Höhe: ${level}`
  return {
    [`${outcome}-after`]: after,
    [`${outcome}-after-change`]: change,
    [`${outcome}-over-month`]: `${change}, für die Wochen eines Monats`,
    [`${outcome}-over-quarter`]: `${change}, für die Wochen eines Quartals`,
    [`${outcome}-over-year`]: `${change}, für die Wochen eines Jahres`,
    [`${outcome}-over-weeks`]: `${change}, für die Wochen ihrer Dauer (letzte)`,
    [`${outcome}-lever`]: `um wie viel Prozent sich der Hebel bewegen muss, um ${accusative} ans Ziel zu bringen`,
    [`${outcome}-lever-level`]: level,
    [`${outcome}-lever-step`]: `${level}, minus seine Höhe davor`,
    [`${outcome}-lever-revenue`]: revenue,
    [`${outcome}-lever-revenue-step`]: `${revenue}, minus der Umsatz davor`,
  }
}

export const formulasOfLevers: Readonly<Record<string, string>> = Object.assign(
  {},
  ...Object.entries(names).map(textsOf),
)
