/** Words in the cells of a timesheet. */

const yes =
  /^(?:y|yes|true|1|x|✓|✔|☑|billable|billed|chargeable|charged|b|c|invoiced|client|ja|j|wahr|(?:abrechen|fakturier|verrechen)bar|abgerechnet|fakturiert|verrechnet|berechnet)$/i
const no =
  /^(?:n|no|false|0|✗|✘|☐|nb|n\/?a|-|(?:non|not|un)[\s-]?(?:billable|billed|chargeable|charged|invoiced)|internal|nc|nil|none|overhead|nein|falsch|nicht (?:(?:abrechen|fakturier|verrechen)bar|abgerechnet|fakturiert|verrechnet|berechnet)|intern)$/i

/** Whether a cell says that its row is billed; undefined for other words. */
export const isBilledIn = (cell: string): boolean | undefined =>
  yes.test(cell) ? true : no.test(cell) ? false : undefined

const ofLeave =
  "(?:paid|unpaid|annual|personal|sick|carer['’]?s?|carers|parental|maternity|paternity|long service|compassionate|bereavement|study|community service|jury|public|bank|statutory|stat|rec(?:reation)?|family|domestic violence|ceremonial|mental health|other|on|taken)"
const leave = new RegExp(
  `^(?:${ofLeave}[ /]*(?:and )?)*(?:leave|holidays?|vacation|days? off|time off|rdo|rostered day off|pto|time in lieu|toil|sick(?:ness)?(?: day)?|absen(?:t|ce)|lwop|a/l|s/l|c/l|p/l)(?: (?:leave|taken|days?|paid|unpaid|without pay|with pay|loading|hours?|${ofLeave}))*$`,
  'i',
)
const germanLeave =
  /^(?:(?:jahres|rest|erholungs|sonder|bildungs|eltern|mutterschafts|betriebs)?urlaub|urlaubstag|elternzeit|mutterschutz|krank(?:heit|meldung|enstand)?|arbeitsunfähig(?:keit)?|au|kind krank|(?:gesetzlicher )?feiertag|freizeitausgleich|überstundenabbau|gleittag|zeitausgleich|abwesen(?:d|heit)|freistellung|berufsschule)(?: (?:bezahlt|unbezahlt|ganztägig|halbtags|genehmigt))?$/i
const anyGermanLeave = /(?:urlaub|\bkrank|feiertag|elternzeit|mutterschutz|abwesen|freizeitausgleich)/i
const anyLeave =
  /\b(?:leave|holidays?|vacation|time off|days? off|absen(?:t|ce)|sick(?:ness)?|lwop|toil|rdo|pto)\b|\b[as]\/l\b/i
const isNamed =
  /\b(?:pty|ltd|limited|inc|llc|llp|plc|co|corp|company|group|inn|inns|foundation|solutions|resorts?|travel|homes?|parks?|gmbh|ag|kg|ohg|gbr|ug|e\.?v|se|krankenhaus|krankenkasse)\b/i

const plain = (cell: string): string =>
  cell
    .replaceAll(/[-_–—]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** True for a cell that is nothing but a name of leave. */
export const isLeaveAlone = (cell: string): boolean =>
  leave.test(plain(cell)) || germanLeave.test(plain(cell))

/** True for a cell that names leave, possibly with what it is for: nobody could have billed that time. */
export const isLeaveIn = (cell: string): boolean =>
  isLeaveAlone(cell) ||
  cell
    .replaceAll(/\(([^)]*)\)/g, ': $1')
    .split(/\s+[-–—/|]\s+|[:;,>]\s*/)
    .some((part) => part !== '' && isLeaveAlone(part))

/** True for a cell that may name leave or a client or work of such a name. */
export const mayBeLeave = (cell: string): boolean =>
  (anyLeave.test(plain(cell)) || anyGermanLeave.test(plain(cell))) && !isNamed.test(cell)

const noLeave =
  /^(?:no|none|n\/?a|nil|false|0|[-–—]+|not on leave|work(?:ed|ing)?(?: hours)?|ordinary|normal|nein|keine?|arbeit|anwesend)$/i

/** True for a cell of a column of leave that names some. */
export const isKindOfLeave = (cell: string): boolean => cell !== '' && !noLeave.test(cell)

/** True for a status of work that does not count, or not yet. */
export const isUndone = (cell: string): boolean =>
  /^(?:rejected|declined|denied|refused|deleted|removed|void(?:ed)?|cancell?ed|withdrawn|drafts?|in draft|archived|duplicate|superseded|replaced|recalled|reversed|planned|forecast|tentative|abgelehnt|zurückgewiesen|verworfen|gelöscht|storniert|entwurf|archiviert|geplant)\b/i.test(
    cell,
  )
