/** The document of the signed-in application: it asks at once for the scripts that would else be found one by one. */
import { type Manifest, reached } from './build/asset-tags.ts'

/** What every screen stands on. */
const frame = ['shell/start.tsx', 'shell/frame/Frame.tsx']

/** The screen that people land on; of the others each has its own moment. */
const landing = { path: '/dashboard', source: 'dashboards/OverviewScreen.tsx' }

const withPreloads = (document: string, manifest: Manifest, sources: readonly string[]): string => {
  for (const source of sources)
    if (manifest[source] === undefined) throw new Error(`The build has no ${source}.`)
  const known = reached(manifest, ['index.html'])
  const chunks = [...reached(manifest, sources)].filter((key) => !known.has(key)).map((key) => manifest[key])
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []))
  const tags = [
    ...chunks.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk?.file}" />`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}" />`),
  ]
  return document.replace('</head>', () => `${tags.join('\n    ')}\n  </head>`)
}

/** The document for a path of the application, by the built `index.html` and the manifest of its chunks. */
export const applicationShell = (document: string, manifest: Manifest): ((path: string) => string) => {
  const first = withPreloads(document, manifest, [...frame, landing.source])
  const other = withPreloads(document, manifest, frame)
  return (path) => (path === landing.path ? first : other)
}
