/** The executive style at the end of a history. */
import type { SeedEvent } from './seed.ts'

export const styleOf = (known: readonly SeedEvent[], otherwise: string): string =>
  known.reduce(
    (style, { event }) => (event.type === 'PersonaChanged' ? event.data.personaKey : style),
    otherwise,
  )
