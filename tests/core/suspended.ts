/** Finds parts of the page that wait for code, which neither the document nor the count of calls shows. */

/** What this file reads of React's own tree; `tests/core/suspended.view.test.tsx` fails if React changes it. */
type Fiber = {
  readonly tag: number
  readonly memoizedState: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

const suspenseTag = 13

const isFiber = (value: unknown): value is Fiber =>
  typeof value === 'object' && value !== null && 'tag' in value

/** The current tree of a container; the fiber that a container names may belong to the previous tree. */
const treeOf = (container: Element): Fiber | null => {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  const named: unknown = key && Reflect.get(container, key)
  if (!isFiber(named)) return null
  const root: unknown = Reflect.get(named, 'stateNode')
  const current: unknown = typeof root === 'object' && root !== null ? Reflect.get(root, 'current') : null
  return isFiber(current) ? current : null
}

const isSuspended = (first: Fiber | null): boolean => {
  for (let fiber = first; fiber !== null; fiber = fiber.sibling)
    if ((fiber.tag === suspenseTag && fiber.memoizedState !== null) || isSuspended(fiber.child)) return true
  return false
}

/** True if a part shows its fallback. React shows the part up to 300 ms after its code has loaded. */
export const hasFallback = (): boolean =>
  [...document.querySelectorAll('body, body > *')].some((container) => isSuspended(treeOf(container)))
