/** Keeps setup input across a reload, in this tab only. */
import type { SetupForm } from './setup-form.ts'

const key = 'setup'

export type SetupStep = 'business' | 'owner' | 'signIn'
export type KeptSetup = { readonly step: SetupStep; readonly form: SetupForm }

const steps: readonly SetupStep[] = ['business', 'owner', 'signIn']

/** Input from before a reload, merged over `empty`. */
export const keptSetup = (empty: SetupForm): KeptSetup => {
  try {
    const { step, form } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    const kept = Object.fromEntries(
      Object.keys(empty).flatMap((name) => (typeof form?.[name] === 'string' ? [[name, form[name]]] : [])),
    )
    return { step: steps.find((one) => one === step) ?? 'business', form: { ...empty, ...kept } }
  } catch {
    return { step: 'business', form: empty }
  }
}

export const keepSetup = (kept: KeptSetup): void => sessionStorage.setItem(key, JSON.stringify(kept))
export const forgetSetup = (): void => sessionStorage.removeItem(key)
