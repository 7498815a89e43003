/** HTML document of the signed-in application, with preloads for scripts that browsers would otherwise discover one by one. */
import { type Manifest, reachableModules } from './build/asset-tags.ts'

/** Modules that every screen needs. */
const frame = ['shell/start.tsx', 'shell/frame/Frame.tsx']

/** The first screen after sign-in; other screens load on demand. */
const landing = { path: '/dashboard', source: 'dashboards/OverviewScreen.tsx' }

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
  const first = withPreloads(document, manifest, [...frame, landing.source])
  const other = withPreloads(document, manifest, frame)
  return (path) => (path === landing.path ? first : other)
}
