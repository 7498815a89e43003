/** Settings of witnesses, who cosign checkpoints. */
import { readWitnessVkey } from '#schema/proof/cosignature'
import type { NoteKey } from '#schema/proof/note'
import { isSafeAddress } from '../site/origin.ts'

/** A witness: its public key, and its address without a slash at the end. */
export type WitnessSettings = { readonly key: NoteKey; readonly url: string }

const readWitness = (text: string, at: number): WitnessSettings => {
  const [vkey = '', address = '', ...rest] = text.trim().split(/\s+/)
  const key = readWitnessVkey(vkey)
  if (key === undefined || !isSafeAddress(address) || rest.length > 0)
    // The message omits the value, which could contain a password.
    throw new Error(
      `WITNESSES must be public keys with https addresses, as "name+id+key https://witness.example, …", but number ${at + 1} is not.`,
    )
  return { key, url: address.replace(/\/+$/, '') }
}

/** The witnesses of WITNESSES; none if it is not set. Throws an error message that names the wrong part. */
export const readWitnessSettings = (env: NodeJS.ProcessEnv): readonly WitnessSettings[] => {
  const witnesses = (env.WITNESSES ?? '')
    .split(',')
    .filter((text) => text.trim() !== '')
    .map(readWitness)
  const names = witnesses.map(({ key }) => key.name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`WITNESSES names ${twice} twice.`)
  return witnesses
}
