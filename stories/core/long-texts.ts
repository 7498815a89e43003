/** Recorded answers changed to have texts of maximum length. */
import type * as t from 'io-ts'
import { decodeOrThrow } from '#schema/core/decode'
import type { Fixture } from '../../fixtures/core/replay.ts'

/** Repeats the text up to `length` characters. */
export const longer = (text: string, length: number): string =>
  `${text} `
    .repeat(Math.ceil(length / (text.length + 1)))
    .slice(0, length - 1)
    .trimEnd()

/** A word that cannot be broken. */
export const unbroken = (length: number): string => 'Donaudampfschifffahrt'.repeat(length).slice(0, length)

/** The recorded answer with a changed body. */
export const changed = <A>(fixture: Fixture, codec: t.Type<A, unknown>, change: (body: A) => A): Fixture => ({
  ...fixture,
  body: change(decodeOrThrow(codec, fixture.body, 'a recorded answer')),
})
