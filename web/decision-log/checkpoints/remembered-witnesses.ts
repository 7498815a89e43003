/** Keys of the witnesses that vouched for each log in this browser. Not secret. */
import * as t from 'io-ts'

const prefix = 'jarvin.witnesses.'
const Vkeys = t.readonlyArray(t.string)

/** Name of a witness, from its key in vkey form. */
export const witnessName = (vkey: string): string => vkey.slice(0, vkey.indexOf('+'))

/** Keys of the witnesses of a workspace; none on a first visit or when storage is blocked. */
export const recallWitnesses = (workspace: string): readonly string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(prefix + workspace) ?? '[]')
    return Vkeys.is(stored) ? stored : []
  } catch {
    return []
  }
}

const store = (workspace: string, vkeys: readonly string[]): void => {
  try {
    localStorage.setItem(prefix + workspace, JSON.stringify(vkeys))
  } catch {
    // Without storage every visit is a first one.
  }
}

const without = (workspace: string, name: string): readonly string[] =>
  recallWitnesses(workspace).filter((vkey) => witnessName(vkey) !== name)

/** Stores the key of a witness, in place of an earlier one of the same name. */
export const rememberWitness = (workspace: string, vkey: string): void =>
  store(workspace, [...without(workspace, witnessName(vkey)), vkey])

/** Forgets a witness of a workspace. */
export const forgetWitness = (workspace: string, name: string): void =>
  store(workspace, without(workspace, name))

/** Forgets all witnesses, as if this browser were new. */
export const forgetWitnesses = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
