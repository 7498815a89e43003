/** Latest lists of managements, listings and opportunities among imported days. */
import { decodeOrThrow } from '#schema/core/decode'
import type { HeldRegister } from '#schema/import/debtors'
import { FileRegister, registerKinds } from '#schema/import/register-day'
import type { ImportedDay } from './imported-weeks.ts'

const listOf = ({ date, figures }: ImportedDay): FileRegister =>
  decodeOrThrow(FileRegister, { asOf: date, figures: JSON.parse(figures) }, 'A list as of a day')

/** The latest list of each kind, with the one before it; `days` are in order. */
export const heldRegisters = (days: readonly ImportedDay[]): readonly HeldRegister[] =>
  registerKinds.flatMap((kind) => {
    const [latest, before] = days.filter((day) => day.kind === kind).toReversed()
    if (!latest) return []
    return [{ kind, latest: listOf(latest), ...(before ? { before: listOf(before) } : {}) }]
  })
