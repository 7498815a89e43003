/** Which modules of the client travel together; the bundler alone would make a file for every set of screens that share one. */
import { resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** The modules of a build, as the bundler knows them. */
type Graph = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly dynamicallyImportedIds: readonly string[]
    readonly dynamicImporters: readonly string[]
  } | null
}

/** A module that so many of the signed-in screens need comes with all of them: it weighs less than one more request costs. */
const common = 6

/** All that these modules need; what they fetch later, too, where it is below the folder. */
const reached = (graph: Graph, from: readonly string[], laterBelow?: string): ReadonlySet<string> => {
  const all = new Set(from)
  const isBelow = (id: string) => laterBelow !== undefined && id.startsWith(laterBelow)
  // A set is walked to its end, however long it becomes meanwhile.
  for (const id of all) {
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    for (const next of importedIds) all.add(next)
    if (isBelow(id)) for (const next of dynamicallyImportedIds) if (isBelow(next)) all.add(next)
  }
  return all
}

// Packages that re-export hundreds of modules would bring all of them along; icons are taken one by one.
const isOurs = (id: string): boolean => !id.includes('/node_modules/') || id.includes('/lucide-react/')

/** Chunks by module: `shell` is what the frame shares with screens, `screens` what most of these share. */
const chunksOf = (graph: Graph, web: string): ReadonlyMap<string, string> => {
  const at = (file: string): string => normalizePath(resolve(web, file))
  const onPublicPages = reached(graph, [at('main.tsx'), at('site/start.tsx')], `${at('site')}/`)
  // It comes first and by itself. What it needs stays in its file, or that file and a shared one would need each other.
  const atStart = reached(graph, [at('shell/start.tsx')])
  const inFrame = reached(graph, [at('shell/frame/Frame.tsx')])
  const lazy = graph.getModuleInfo(at('shell/screens.tsx'))?.dynamicallyImportedIds ?? []
  const screens = lazy.filter((id) => id !== at('shell/frame/Frame.tsx')).map((id) => reached(graph, [id]))
  const chunks = new Map<string, string>()
  for (const id of new Set(screens.flatMap((ids) => [...ids]))) {
    const isFetchedAlone = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
    if (!isOurs(id) || isFetchedAlone || onPublicPages.has(id) || atStart.has(id)) continue
    if (inFrame.has(id)) chunks.set(id, 'shell')
    else if (screens.filter((ids) => ids.has(id)).length >= common) chunks.set(id, 'screens')
  }
  return chunks
}

/** The bundler's group for these chunks, and the plugin that fills it once all modules of a build are known. */
export const webChunks = (web: string) => {
  let chunks: ReadonlyMap<string, string> = new Map()
  const plugin: Plugin = {
    name: 'web-chunks',
    apply: 'build',
    buildEnd(error) {
      // Where a build failed its modules are not whole; the program that renders the public pages has no application.
      chunks =
        error || this.getModuleInfo(normalizePath(resolve(web, 'main.tsx'))) === null
          ? new Map()
          : chunksOf(this, web)
    },
  }
  const group = {
    name: (id: string): string | null => chunks.get(id) ?? null,
    debugName: 'web-chunks',
    // What is not named here stays where it is: a public page must not fetch the application for what both need.
    includeDependenciesRecursively: false,
  }
  return { plugin, group }
}
