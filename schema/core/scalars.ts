/** Codecs of single values, each with a rule and a JSON Schema. */
import * as t from 'io-ts'
import { calendarDateForm, earliestYear, latestYear } from './calendar-date-form.ts'
import { askedEmailPattern, isAskedEmail, isEmail } from './email-form.ts'
import { isName, namePattern } from './name-text.ts'
import { isBlank, seenPattern } from './seen-text.ts'

/** A JSON Schema fragment (draft 2020-12, as in OpenAPI 3.1). */
export type JsonSchema = { readonly [key: string]: unknown }

/** Root of a context in which input of a caller is decoded. What is on record is decoded without it. */
type InputEntry = t.ContextEntry & { readonly isInput: true }

/** Context to decode input of a caller in, under the rules of today. */
export const inputContext = <I>(codec: t.Decoder<I, unknown>, value: I): t.Context => {
  const root: InputEntry = { key: '', type: codec, actual: value, isInput: true }
  return [root]
}

const isInput = ([root]: t.Context): boolean => root !== undefined && 'isInput' in root

/**
 * A codec with a JSON Schema; `rule` is the error message for an invalid value. `isAsked` narrows what callers may send, so
 * that a rule can become stricter while what was recorded before can still be read.
 */
export class Scalar<A, O = A> extends t.Type<A, O, unknown> {
  readonly _tag = 'Scalar' as const
  readonly rule: string
  readonly jsonSchema: JsonSchema

  constructor(
    rule: string,
    jsonSchema: JsonSchema,
    is: (value: unknown) => value is A,
    parse: (value: unknown) => A | undefined,
    encode: (value: A) => O,
    isAsked: (value: A) => boolean = () => true,
  ) {
    super(
      rule,
      is,
      (value, context) => {
        const parsed = parse(value)
        return parsed === undefined || (isInput(context) && !isAsked(parsed))
          ? t.failure(value, context, rule)
          : t.success(parsed)
      },
      encode,
    )
    this.rule = rule
    this.jsonSchema = jsonSchema
  }
}

/** An identity codec: decoded value and JSON are the same. */
const scalar = <A>(
  rule: string,
  schema: JsonSchema,
  is: (value: unknown) => value is A,
  isAsked?: (value: A) => boolean,
): Scalar<A> => new Scalar(rule, schema, is, (value) => (is(value) ? value : undefined), t.identity, isAsked)

type Branded<Base, Brand extends string> = Base & { readonly [K in Brand as `is${K}`]: true }

/** True for strings that Postgres can store and every client can display: no NUL, no lone surrogates. */
export const isPlainText = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** Text of `min` to `max` UTF-16 units, without NUL and lone surrogates. */
export const text = (max: number, min = 0): Scalar<string> =>
  scalar(
    min === 0 ? `must be text of at most ${max} characters` : `must be text of ${min} to ${max} characters`,
    { type: 'string', minLength: min, maxLength: max },
    (value): value is string =>
      typeof value === 'string' && value.length >= min && value.length <= max && isPlainText(value),
  )

/** Text of at most `max` UTF-16 units that shows something; on record, it may show nothing but is not all white space. */
export const nonBlank = (max: number): Scalar<string> =>
  scalar(
    `must be text of 1 to ${max} characters, and not blank`,
    { type: 'string', minLength: 1, maxLength: max, pattern: seenPattern },
    (value): value is string =>
      typeof value === 'string' && value.length <= max && value.trim() !== '' && isPlainText(value),
    (value) => !isBlank(value),
  )

/** Name of a person, business or place that others read; on record, it is any text that is not all white space. */
export const nameText = (max: number): Scalar<string> =>
  scalar(
    `must be a name of 1 to ${max} characters, on one line, without hidden characters, and without words of mixed alphabets`,
    { type: 'string', minLength: 1, maxLength: max, pattern: namePattern },
    (value): value is string =>
      typeof value === 'string' && value.length <= max && value.trim() !== '' && isPlainText(value),
    isName,
  )

/** Text that matches `form`; the example is for the API reference. */
export const pattern = <A extends string = string>(rule: string, form: RegExp, example?: string): Scalar<A> =>
  scalar(
    rule,
    { type: 'string', pattern: form.source, ...(example === undefined ? {} : { examples: [example] }) },
    (value): value is A => typeof value === 'string' && form.test(value),
  )

/** A whole number from `min` to `max`. */
export const integer = (min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER): Scalar<number> =>
  scalar(
    `must be a whole number from ${min} to ${max}`,
    { type: 'integer', minimum: min, maximum: max },
    (value): value is number => Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max,
  )

/** Any finite number. */
export const Decimal = scalar(
  'must be a number',
  { type: 'number' },
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
)

/** One of the given words; '' among them means that no choice is required. */
export const oneOf = <const A extends string>(...words: readonly A[]): Scalar<A> => {
  const named = words.filter((word) => word !== '')
  const rule = `must be ${named.length < words.length ? 'empty or ' : ''}one of ${named.join(', ')}`
  return scalar(rule, { type: 'string', enum: words }, (value): value is A =>
    words.some((word) => word === value),
  )
}

/** A time: ISO 8601 in UTC with milliseconds (decision 24). */
export type IsoTime = Branded<string, 'IsoTime'>
export const IsoTime = pattern<IsoTime>(
  'must be a time like 2026-11-20T09:12:00.000Z',
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  '2026-11-20T09:12:00.000Z',
)

/** True if the time exists; the pattern alone allows 30 February and the year 0000, which Postgres refuses. */
export const isMoment = (time: string): boolean => {
  const date = new Date(time)
  return time > '0001' && !Number.isNaN(date.getTime()) && date.toISOString() === time
}

/** A calendar date, yyyy-MM-dd. Callers may send one of a year in which the service can reckon. */
export type IsoDate = Branded<string, 'IsoDate'>
export const IsoDate = scalar(
  `must be a calendar date like 2026-11-20, from ${earliestYear} to ${latestYear}`,
  { type: 'string', pattern: calendarDateForm.source, examples: ['2026-11-20'] },
  (value): value is IsoDate =>
    typeof value === 'string' && (calendarDateForm.test(value) || isMoment(`${value}T00:00:00.000Z`)),
  (value) => calendarDateForm.test(value),
)

/** An opaque branded id (decision 24); the loose form makes an unknown id "not found" rather than "invalid". */
export const id = <Brand extends string>(name: Brand): Scalar<Branded<string, Brand>> =>
  pattern<Branded<string, Brand>>(
    `must be an id (${name})`,
    /^[A-Za-z0-9-]{1,64}$/,
    '01a1f09a-3380-7000-8000-d741143a4784',
  )

/** Id of an event. */
export const EventId = id('EventId')
export type EventId = t.TypeOf<typeof EventId>

/** 32 bytes as lower-case hexadecimal. */
export const Sha256Hex = pattern('must be 64 hexadecimal digits', /^[0-9a-f]{64}$/)

/** Any JSON value, passed on without interpretation. */
export const Json = scalar('must be a JSON value', {}, (value): value is unknown => value !== undefined)

/** A whole number in a query string. This and `PositionFromText` are the only codecs that transform; only GET inputs may. */
export const integerFromText = (min: number, max: number): Scalar<number, string> =>
  new Scalar<number, string>(
    `must be a whole number from ${min} to ${max}`,
    { type: 'integer', minimum: min, maximum: max },
    (value): value is number => Number.isSafeInteger(value),
    (value) => {
      if (typeof value !== 'string' || !/^(0|[1-9]\d{0,14})$/.test(value)) return undefined
      return Number(value) >= min && Number(value) <= max ? Number(value) : undefined
    },
    String,
  )

/** An email address: something, one @, a host with a dot. Callers may send none that mail programs read as another. */
export const Email = scalar(
  'must be an email address',
  { type: 'string', pattern: askedEmailPattern, examples: ['mia@example.com'] },
  (value): value is string => typeof value === 'string' && isEmail(value),
  isAskedEmail,
)

/** A position in a query string. */
export const PositionFromText = new Scalar<number, string>(
  'must be a position: a whole number of 1 or more',
  { type: 'integer', minimum: 1 },
  (value): value is number => Number.isSafeInteger(value),
  (value) => (typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined),
  String,
)
