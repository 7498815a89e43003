/** Time zones in labels or cells: "UTC+8", "AWST", "Australia/Perth", "(GMT+08:00) Perth". */

/** Minutes east of UTC, or the name of a zone with clock changes. */
export type NamedZone = { readonly offset: number } | { readonly timeZone: string }

const offsets: Readonly<Record<string, number>> = {
  AWST: 480,
  ACST: 570,
  ACDT: 630,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
}

const utcForm = /\b(?:utc|gmt)(?:\s?([+\-−–])\s?(\d{1,2}):?(\d\d)?)?(?![\d])/i
const shortForm = new RegExp(`\\b(${Object.keys(offsets).join('|')})\\b`)
const placeForm = /\b[A-Z][A-Za-z]+\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b/
/** Abbreviations that stand for several zones. */
const unclearForm = /\b(?:[PMCE][SD]T|AK[SD]T|HST|BST|IST|CES?T|EES?T|WES?T|JST|KST|SGT|HKT|MSK)\b/

const places: ReadonlyMap<string, string> = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [
    (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ').toLowerCase(),
    zone,
  ]),
)

const isZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-AU', { timeZone }).format() !== ''
  } catch {
    return false
  }
}

type Found = { readonly zone: NamedZone; readonly text: string }

const find = (text: string): Found | undefined => {
  const place = placeForm.exec(text)?.[0]
  if (place !== undefined && isZone(place)) return { zone: { timeZone: place }, text: place }
  const [utc, sign, hours = '0', minutes = '0'] = utcForm.exec(text) ?? []
  if (utc !== undefined) {
    const size = Number(hours) * 60 + Number(minutes)
    return { zone: { offset: sign === undefined || sign === '+' ? size : -size }, text: utc }
  }
  const short = shortForm.exec(text)?.[0]
  return short === undefined ? undefined : { zone: { offset: offsets[short] ?? 0 }, text: short }
}

/** Time zone in a label; the label's own words if they are ambiguous. */
export const zoneInLabel = (label: string): NamedZone | string | undefined =>
  find(label)?.zone ?? unclearForm.exec(label)?.[0]

/** A label without its time zone. */
export const withoutZone = (label: string): string => {
  const text = find(label)?.text ?? unclearForm.exec(label)?.[0]
  return text === undefined ? label : label.replace(text, ' ')
}

/** Time zone of a cell, which may be just a city: "Brisbane". */
export const zoneInCell = (cell: string): NamedZone | undefined => {
  const found = find(cell)?.zone
  if (found) return found
  const timeZone = places.get(cell.trim().toLowerCase())
  return timeZone === undefined ? undefined : { timeZone }
}
