/** Numbers with a unit of measure: however many decimals they have, they are no money. */
import type { Column } from '../assign-roles.ts'

const measure =
  /\b(?:kgs?|kilos?|kilograms?|grams?|gramm|tonnes?|lit(?:re|er)s?|ml|kms?|kilomet(?:re|er)s?|miles|mileage|odometer|kwh|mwh|sqm|m2|m²|m3|m³|hectares?|temperature|temperatur|temp|humidity|weight|gewicht|distance|entfernung|footfall|rating|stars)\b|°/i
const money =
  /\b(?:price|cost|amount|value|sales|revenue|takings|paid|charge|fees?|income|preis|kosten|betrag|umsatz|wert|allowance|claim|reimburse\w*|per|a|je|pro)\b|[$€£]/i

/** True for a column whose label is a measure and whose cells have no currency. */
export const isOfMeasure = ({ label, profile }: Column): boolean =>
  profile.currencies.size === 0 &&
  measure.test(label.replaceAll('_', ' ')) &&
  !money.test(label.replaceAll('_', ' '))
