/** Emulated media features of the browser; by default reduced motion, as in every view test. */
import { cdp } from 'vitest/browser'

type Feature = { readonly name: 'prefers-reduced-motion' | 'forced-colors'; readonly value: string }

/** Emulates these features, and reduced motion unless overridden. */
export const emulateMedia = (...features: readonly Feature[]): Promise<unknown> => {
  const usual: Feature = { name: 'prefers-reduced-motion', value: 'reduce' }
  const named = new Set(features.map(({ name }) => name))
  return cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [...features, ...(named.has(usual.name) ? [] : [usual])],
  })
}
