/** Groups the client's modules into chunks; by default the bundler would create one for every set of screens that share a module. */
import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** The bundler's module graph. */
type Graph = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** A module needed by at least this many signed-in screens is loaded with all of them, which is cheaper than another request. */
const common = 6

/** All modules that these import, including dynamic imports within the folder `laterBelow`. */
const reached = (graph: Graph, from: readonly string[], laterBelow?: string): ReadonlySet<string> => {
  const all = new Set(from)
  const isBelow = (id: string) => laterBelow !== undefined && id.startsWith(laterBelow)
  // Iterating a Set also visits elements added during the loop.
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of importedIds) all.add(next)
    if (isBelow(id)) for (const next of dynamicallyImportedIds) if (isBelow(next)) all.add(next)
  }
  return all
}

// Leaves out packages, since some re-export hundreds of modules; icons are imported one by one.
const isOurs = (id: string): boolean => !id.includes('/node_modules/') || id.includes('/lucide-react/')

/** Chunk name by module: `shell` for modules shared by frame and screens, `screens` for those shared by most screens, `outside` for those of both that a link for people outside needs too. */
const chunksOf = (graph: Graph, web: string): ReadonlyMap<string, string> => {
  const at = (file: string): string => normalizePath(resolve(web, file))
  const onPublicPages = reached(graph, [at('main.tsx'), at('site/start.tsx')], `${at('site')}/`)
  // Loaded first and alone. Its modules stay in its own file; otherwise that file and a shared one would import each other.
  const atStart = reached(graph, [at('shell/start.tsx')])
  const inFrame = reached(graph, [at('shell/frame/Frame.tsx')])
  // People outside load these without the application, so they are in a file of their own.
  const outside = reached(graph, [at('shell/start-shared.tsx')])
  const lazy = graph.getModuleInfo(at('shell/screens.tsx'))?.dynamicallyImportedIds ?? []
  const screens = lazy.filter((id) => id !== at('shell/frame/Frame.tsx')).map((id) => reached(graph, [id]))
  const chunks = new Map<string, string>()
  for (const id of new Set(screens.flatMap((ids) => [...ids]))) {
    const isFetchedAlone = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    if (!isOurs(id) || isFetchedAlone || onPublicPages.has(id) || atStart.has(id)) continue
    const isCommon = screens.filter((ids) => ids.has(id)).length >= common
    if (!inFrame.has(id) && !isCommon) continue
    chunks.set(id, outside.has(id) ? 'outside' : inFrame.has(id) ? 'shell' : 'screens')
  }
  return chunks
}

/** The bundler's chunk group, and the plugin that fills it once all modules are known. */
export const webChunks = (web: string) => {
  let chunks: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'web-chunks',
    apply: 'build',
    buildEnd(error) {
      // A failed build has an incomplete graph, and the build of the public pages does not contain the application.
      chunks =
        error || this.getModuleInfo(normalizePath(resolve(web, 'main.tsx'))) === null
          ? new Map()
          : chunksOf(this, web)
    },
  }
  const group = {
    name: (id: string): string | null => chunks.get(id) ?? null,
    debugName: 'web-chunks',
    // Do not pull in dependencies: public pages must not fetch the application for shared modules.
    includeDependenciesRecursively: false,
  }
  return { plugin, group }
}

/**
 * Files that are fetched beside a lazy one. A public page links its own scripts, so neither the table of public pages nor the
 * entry of them all lists the scripts of each, or of the page for people outside: only their styles.
 */
export const preloadedBy = (
  file: string,
  needed: string[],
  { hostId }: { readonly hostId: string },
): string[] => {
  const isLinked = hostId.startsWith('assets/pages-') || file.startsWith('assets/start-shared-')
  return isLinked ? needed.filter((one) => one.endsWith('.css')) : needed
}
