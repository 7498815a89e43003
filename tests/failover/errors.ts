/** The errors that a service logs, counted by what they say. */

/** Collects them; `reader` gives a function for the pieces that one process prints. */
export const collectErrors = (): {
  readonly found: ReadonlyMap<string, number>
  readonly reader: () => (piece: string) => void
} => {
  const found = new Map<string, number>()
  const take = (line: string) => {
    if (!line.includes('"err"')) return
    try {
      const { err }: { err?: { code?: string; message?: string } } = JSON.parse(line)
      const what = [err?.code, err?.message].filter(Boolean).join(' ')
      found.set(what, (found.get(what) ?? 0) + 1)
    } catch {
      // A line of another form is no error that was logged.
    }
  }
  return {
    found,
    reader: () => {
      let rest = ''
      return (piece) => {
        const lines = (rest + piece).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) take(line)
      }
    },
  }
}
