/** Reads files one at a time per workspace and two at a time overall, because a file can need much memory. */

const maxAtOnce = 2

let running = 0
const waiting: (() => void)[] = []
const last = new Map<string, Promise<unknown>>()

const enter = async (): Promise<void> => {
  if (running >= maxAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
}

const leave = (): void => {
  const next = waiting.shift()
  if (next) next()
  else running -= 1
}

/** Runs `use` after earlier work of the workspace, and alongside at most one other workspace. */
export const inTurn = <A>(workspace: string, use: () => Promise<A>): Promise<A> => {
  const before = last.get(workspace) ?? Promise.resolve()
  const run = async (): Promise<A> => {
    await enter()
    try {
      return await use()
    } finally {
      leave()
    }
  }
  const result = before.then(run, run)
  const settled = result.catch(() => {})
  last.set(workspace, settled)
  void settled.then(() => {
    if (last.get(workspace) === settled) last.delete(workspace)
  })
  return result
}
