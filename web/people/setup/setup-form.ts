/** Input of the setup, values derived from the place, and errors by field. */
import { invalidEmailMessage } from '#schema/core/form-errors'
import { Email } from '#schema/core/scalars'
import { isBlank } from '#schema/core/seen-text'
import { australianStates, type OwnBusiness } from '#schema/people/people'
import { timeFormat } from '../../core/formatters.ts'
import { textOf } from '../../core/language.ts'
import { setupText } from '../../messages/entry/setup.ts'

type State = OwnBusiness['state']
type Zone = OwnBusiness['timeZone']

/** As typed; '' where nothing was chosen. `zone` is set only if the user chose it. */
export type SetupForm = {
  readonly name: string
  readonly trade: OwnBusiness['trade'] | ''
  readonly suburb: string
  readonly state: State | ''
  readonly zone: Zone | ''
  readonly fiscalYearStart: string
  readonly person: string
  readonly email: string
}

/** Error texts by field. */
export type SetupErrors = { readonly [F in keyof SetupForm]?: string }

const zoneOfState: Readonly<Record<State, Zone>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
}

/** Places whose time zone differs from the rest of their state. */
const zoneOfPlace: readonly (readonly [state: State, suburb: RegExp, zone: Zone])[] = [
  ['NSW', /^broken hill\b/i, 'Australia/Broken_Hill'],
  ['NSW', /^lord howe\b/i, 'Australia/Lord_Howe'],
  ['WA', /^(eucla|mundrabilla|madura|border village)\b/i, 'Australia/Eucla'],
]

/** The chosen zone, or that of the place; Sydney's until a state is chosen. */
export const zoneOf = ({ zone, state, suburb }: Pick<SetupForm, 'zone' | 'state' | 'suburb'>): Zone => {
  if (zone !== '') return zone
  if (state === '') return 'Australia/Sydney'
  const special = zoneOfPlace.find(([of, name]) => of === state && name.test(suburb.trim()))
  return special?.[2] ?? zoneOfState[state]
}

/** `Lord Howe` of `Australia/Lord_Howe`. */
export const cityOf = (zone: Zone): string => zone.slice(zone.indexOf('/') + 1).replaceAll('_', ' ')

const offsetIn = (zone: Zone, month: number): string | undefined =>
  timeFormat('en', { timeZoneName: 'shortOffset' }, zone)
    .formatToParts(Date.UTC(2026, month, 1))
    .find(({ type }) => type === 'timeZoneName')?.value

export const hasDaylightSaving = (zone: Zone): boolean => offsetIn(zone, 0) !== offsetIn(zone, 6)

/** State that matches this browser's time zone; '' if none does. */
const stateHere = (): State | '' => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return australianStates.find((state) => state !== 'ACT' && zoneOfState[state] === timeZone) ?? ''
}

export const emptyForm = (): SetupForm => ({
  name: '',
  trade: '',
  suburb: '',
  state: stateHere(),
  zone: '',
  fiscalYearStart: '07-01',
  person: '',
  email: '',
})

/** Keeps only fields with an error. */
const faults = (all: { readonly [F in keyof SetupForm]?: string | false }): SetupErrors =>
  Object.fromEntries(Object.entries(all).filter(([, fault]) => fault !== false))

export const businessErrors = ({ name, trade, suburb, state }: SetupForm): SetupErrors => {
  const text = textOf(setupText)
  return faults({
    name: isBlank(name) && text.missingName,
    trade: trade === '' && text.missingTrade,
    suburb: isBlank(suburb) && text.missingSuburb,
    state: state === '' && text.missingState,
  })
}

export const ownerErrors = ({ person, email }: SetupForm): SetupErrors =>
  faults({
    person: isBlank(person) && textOf(setupText).missingPerson,
    email: !Email.is(email.trim()) && invalidEmailMessage,
  })

/** Form field by its path in the request. */
const fieldOf: { readonly [path: string]: keyof SetupForm } = {
  'business.name': 'name',
  'business.trade': 'trade',
  'business.suburb': 'suburb',
  'business.state': 'state',
  'business.timeZone': 'zone',
  'business.fiscalYearStart': 'fiscalYearStart',
  'owner.name': 'person',
  'owner.email': 'email',
}

/** Errors reported by the service, by field. */
export const serviceErrors = (
  errors: readonly { readonly field: string; readonly message: string }[],
): SetupErrors =>
  Object.fromEntries(
    errors.flatMap(({ field: path, message }) => {
      const field = fieldOf[path]
      return field === undefined ? [] : [[field, textOf(setupText).wrongField(message)]]
    }),
  )

/** Fields of the first step. */
const businessFields: readonly (keyof SetupForm)[] = [
  'name',
  'trade',
  'suburb',
  'state',
  'zone',
  'fiscalYearStart',
]

/** First step with an error; undefined if there is none. */
export const stepOf = (errors: SetupErrors): 'business' | 'owner' | undefined => {
  const fields = Object.keys(errors)
  if (fields.length === 0) return undefined
  return businessFields.some((field) => fields.includes(field)) ? 'business' : 'owner'
}

/** Request of the call; undefined while a choice is missing. */
export const setupInput = (
  form: SetupForm,
): { business: OwnBusiness; owner: { name: string; email: string } } | undefined => {
  const { name, trade, suburb, state, fiscalYearStart, person, email } = form
  if (trade === '' || state === '') return undefined
  return {
    business: {
      name: name.trim(),
      trade,
      suburb: suburb.trim(),
      state,
      timeZone: zoneOf(form),
      currency: 'AUD',
      fiscalYearStart,
    },
    owner: { name: person.trim(), email: email.trim() },
  }
}
