/** Columns of a timesheet, by label and cells. */
import { type Column, columnsNamed } from '../assign-roles.ts'
import { isMostly } from '../column-profile.ts'
import type { ReadTable } from '../read-table.ts'
import { plainLabel } from '../roles.ts'
import { weekGrid } from './week-grid.ts'
import { isWorked } from './worked-time.ts'

const unit = '(?:h|mins?|minutes?|m|secs?|seconds?)'
const time = `(?:hours?|hrs?|time|duration|days?|decimals?|dec|${unit})`
const kindOfTime =
  '(?:total|actual|logged|worked|tracked|recorded|spent|all|rounded|entered|submitted|approved|regular|ordinary|of work)'
const [billed, not] = ['(?:billable|billed|chargeable|charged|invoiced)', '(?:non|not|un|no)']
const forms = {
  hours: new RegExp(
    `^(?:${kindOfTime} )*(?:hours?|hrs?|duration|days|minutes|mins|seconds|time (?=spent|worked|logged|h|m|s))(?: ?(?:${time}|${kindOfTime}))*$`,
  ),
  billed: new RegExp(`^(?:${time} )?(?:${billed}|client)(?: ${time})+$|^${time} ${billed}$`),
  unbilled: new RegExp(
    `^(?:${time} )?(?:${not} ?${billed}|internal|overhead)(?: ${time})+$|^${time} ${not} ?${billed}$`,
  ),
  notBilled: new RegExp(`^${not} ?${billed}$`),
  flag: new RegExp(
    `^(?:is )?${billed}(?: (?:y n|yes no|status|type|flag|entry|time))?$|^billing (?:type|status)$`,
  ),
  available:
    /^(?:available|availability|capacity|possible|workable)(?: (?:hours?|hrs?|days?|time|capacity))*$|^(?:contracted|contract|rostered|standard)(?: (?:hours?|hrs?|days?|time))+$|^capacity (?:hours?|days?)$|^hours? available$|^days? available$/,
  client: /^(?:client|customer|account|company)(?: name)?$/,
  project:
    /^(?:project|job|matter|engagement|assignment|case|work order)(?: (?:name|title|code|no|number))?$/,
  about:
    /^(?:task|activity|activity type|work type|description|notes?|details|service|category|type|comment|narrative)(?: name)?$/,
  person:
    /^(?:person|people|user|user name|username|consultant|resource|staff|employee|team member|member|worker|who|name|adviser|advisor|fee earner|timekeeper|contractor|full name|(?:staff|crew) member)(?: name)?$/,
  givenName: /^(?:first|given) name$/,
  surname: /^(?:last|family|sur) ?name$|^surname$/,
  id: /^(?:(?:time )?(?:entry|record|line|timesheet|log) )?(?:id|no|number|ref)$/,
} as const

/** Columns of a timesheet that were found. */
export type TimesheetColumns = {
  /** All hours, billed or not; several if a file writes them in more than one way. */
  readonly hours: readonly Column[]
  readonly billed: Column | undefined
  readonly unbilled: Column | undefined
  /** Whether a row is billed. */
  readonly flag: Column | undefined
  /** All columns of billed hours, or of whether a row is billed. */
  readonly billedLike: readonly Column[]
  /** Whether a row is not billed. */
  readonly notBilled: Column | undefined
  readonly available: Column | undefined
  readonly client: Column | undefined
  readonly project: Column | undefined
  readonly about: Column | undefined
  readonly person: Column | undefined
  readonly surname: Column | undefined
  readonly id: Column | undefined
}

const nearlyAll = 0.6

/** True for a column whose cells are times worked. */
export const isOfTime = ({ profile }: Column): boolean => {
  const cells = [...profile.distinct.keys()]
  return (
    cells.length > 0 && cells.filter(isWorked).length >= cells.length * nearlyAll && profile.anyDate === 0
  )
}

/** True for a label of a share: "Billable %". */
export const isShare = ({ label }: Column): boolean =>
  /%|\b(?:percent(?:age)?|pct|share|ratio)\b/i.test(label)

const isOfHours = (column: Column): boolean => !isShare(column) && isOfTime(column)

const isFlag = ({ profile }: Column): boolean => profile.filled > 0 && profile.distinct.size <= 40

const isUnique = ({ profile }: Column): boolean =>
  profile.filled > 1 && profile.distinct.size === Math.min(profile.filled, 2000)

/** Finds them; no column has two of these roles. */
export const timesheetColumns = (table: ReadTable): TimesheetColumns => {
  const { columns } = table
  const taken = new Set<Column>()
  const all = (form: RegExp, fits: (column: Column) => boolean): readonly Column[] => {
    const found = columns.filter(
      (column) => !taken.has(column) && form.test(plainLabel(column.label)) && fits(column),
    )
    for (const column of found) taken.add(column)
    return found
  }
  const one = (form: RegExp, fits: (column: Column) => boolean = ({ profile }) => profile.filled > 0) => {
    const column = columns.find((each) => !taken.has(each) && form.test(plainLabel(each.label)) && fits(each))
    if (column) taken.add(column)
    return column
  }
  // "Billable" alone may be hours, too; "Charged" and "Invoiced" may be amounts or numbers of invoices.
  const areTimes = (column: Column) => isOfTime(column) && isMostlyTimes(column)
  const areHours = (column: Column) =>
    !isShare(column) && areTimes(column) && /able\b|^billed/i.test(plainLabel(column.label))
  const unbilledHours = one(forms.unbilled, isOfTime) ?? one(forms.notBilled, areTimes)
  const billedHours = [...all(forms.billed, isOfHours), ...all(forms.flag, areHours)]
  const available = one(forms.available, isOfTime)
  const named = all(forms.hours, isOfTime)
  const ofWeek = named.length === 0 ? weekGrid(table)?.total : undefined
  if (ofWeek) taken.add(ofWeek)
  const hours = ofWeek ? [ofWeek] : named
  const flags = all(forms.flag, (column) => !isShare(column) && isFlag(column) && !isMostlyTimes(column))
  return {
    unbilled: unbilledHours,
    billed: billedHours[0],
    available,
    hours,
    flag: flags[0],
    billedLike: [...billedHours, ...flags],
    notBilled: one(forms.notBilled, isFlag),
    client: one(forms.client),
    project: one(forms.project),
    person: one(forms.person) ?? one(forms.givenName),
    surname: one(forms.surname),
    about: one(forms.about),
    id: one(forms.id, isUnique),
  }
}

/** Numbers other than 0 and 1 are no yes and no. */
const isMostlyTimes = ({ profile }: Column): boolean =>
  [...profile.distinct.keys()].some((cell) => isWorked(cell) && !/^[01]$/.test(cell))

const noMoney =
  /\b(?:rate|hours?|hrs|days?|duration|time|id|no|number|code|capacity|available|utili[sz]ation|percent|week|month|year|phone|ref|abn|quantity|qty|start|end|break)\b|%|#/i

const money = /\b(?:amount|fees?|value|price|revenue|charges?|cost|sales|gross|net|total)\b|\$/i

const isOfMoney = ({ label, profile }: Column): boolean =>
  !noMoney.test(label.replaceAll('_', ' ')) &&
  isMostly(profile, profile.anyAmount) &&
  !isMostly(profile, profile.anyDate) &&
  (profile.priced + profile.ambiguousAmounts > 0 || money.test(label))

/** True for a table with amounts of money besides rates. */
export const hasMoney = (table: ReadTable): boolean => {
  const { columns } = table
  const { days = [], total } = weekGrid(table) ?? {}
  return (
    (['debit', 'credit', 'balance'] as const).some((role) => columnsNamed(columns, role).length > 0) ||
    columns.some((column) => !days.includes(column) && column !== total && isOfMoney(column))
  )
}

/** True for the columns of a timesheet: hours, and whom they were worked for or whether they are billed. */
export const isOfTimesheet = (columns: TimesheetColumns): boolean => {
  const { hours, billed: own, flag, notBilled, client, project } = columns
  return own !== undefined || (hours.length > 0 && (flag ?? notBilled ?? client ?? project) !== undefined)
}
