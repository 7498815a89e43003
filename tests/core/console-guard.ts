/** Listens to the console: an error or a warning there is a fault of the product, or of how a test uses it. */

/** What was said since the test began; a test that expects something takes it out with `splice`. */
export const said: string[] = []

const wordsOf = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value)

for (const level of ['error', 'warn'] as const) {
  // biome-ignore lint/suspicious/noConsole: the original still has to speak
  const original = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    said.push(`${level}: ${words.map(wordsOf).join(' ')}`)
    original(...words)
  }
}
