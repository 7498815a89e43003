/** What a browser says of its person: by default of one who dislikes motion, as the pages under test are seen. */
import { cdp } from 'vitest/browser'

type Feature = { readonly name: 'prefers-reduced-motion' | 'forced-colors'; readonly value: string }

/** Says so, and of the named features otherwise. */
export const beheldWith = (...features: readonly Feature[]): Promise<unknown> => {
  const usual: Feature = { name: 'prefers-reduced-motion', value: 'reduce' }
  const named = new Set(features.map(({ name }) => name))
  return cdp().send('Emulation.setEmulatedMedia', {
    media: '',
    features: [...features, ...(named.has(usual.name) ? [] : [usual])],
  })
}
