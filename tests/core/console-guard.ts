/** Records console errors and warnings, each of which fails the test. */

/** Messages since the test started; a test that expects one removes it with `splice`. */
export const consoleMessages: string[] = []

const wordsOf = (value: unknown): string =>
  value instanceof Error ? (value.stack ?? value.message) : String(value)

for (const level of ['error', 'warn'] as const) {
  // biome-ignore lint/suspicious/noConsole: wraps the original
  const original = console[level].bind(console)
  console[level] = (...words: unknown[]) => {
    consoleMessages.push(`${level}: ${words.map(wordsOf).join(' ')}`)
    original(...words)
  }
}
