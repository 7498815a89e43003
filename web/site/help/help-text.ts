import { lazyText } from '../reading/lazy-text.ts'

/** Articles and guides share one chunk. Render `HelpText` inside a `TextDisclosure`; `loadHelpText` starts loading it. */
export const { Text: HelpText, startLoading: loadHelpText } = lazyText(
  async () => (await import('./HelpText.tsx')).HelpText,
)
