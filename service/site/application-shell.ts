/** HTML document of the signed-in application, with preloads for scripts that browsers would otherwise discover one by one. */
import { type Manifest, reachableModules } from './build/asset-tags.ts'

/** Modules that every screen needs. */
const frame = ['shell/start.tsx', 'shell/frame/Frame.tsx']

/** Screens whose address is opened directly most often; others load on demand. */
const opened: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [...frame, 'dashboards/OverviewScreen.tsx'],
  // Pages opened by links have no frame.
  '/setup': ['shell/start.tsx', 'shell/SetupRoute.tsx'],
  '/join': ['shell/start.tsx', 'people/join/JoinScreen.tsx'],
  // On its own: nothing of the application loads.
  '/shared': ['shell/start-shared.tsx'],
}

const withPreloads = (document: string, manifest: Manifest, sources: readonly string[]): string => {
  for (const source of sources)
    if (manifest[source] === undefined) throw new Error(`The build has no ${source}.`)
  const known = reachableModules(manifest, ['index.html'])
  const chunks = [...reachableModules(manifest, sources)]
    .filter((key) => !known.has(key))
    .map((key) => manifest[key])
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []))
  const tags = [
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk?.file}" />`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
  ]
  return document.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
}

/** Returns the document for an application path, from the built `index.html` and its manifest. */
export const applicationShell = (document: string, manifest: Manifest): ((path: string) => string) => {
  const other = withPreloads(document, manifest, frame)
  const documents = new Map(
    Object.entries(opened).map(([path, sources]) => [path, withPreloads(document, manifest, sources)]),
  )
  return (path) => documents.get(path) ?? other
}
