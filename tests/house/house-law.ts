/** The import rules as data. */

/** A rule with its breaches in words; `caught` are examples that must break it, `fine` ones that must not. */
export type Rule<F> = {
  readonly name: string
  readonly breaches: (file: F) => readonly string[]
  readonly caught: readonly (readonly [path: string, text: string])[]
  readonly fine?: readonly (readonly [path: string, text: string])[]
}

/** Folders of the service that know no slice. */
export const machinery = [
  'event-store',
  'read-models',
  'http',
  'database',
  'sealing',
  'backup',
  'archive',
  'container',
  'change-feed',
  'runtime',
  'signing',
  'witness',
  'site',
  'accounts',
] as const

/** Folders of a room other than slices. */
export const otherFolders: { readonly [room: string]: readonly string[] } = {
  schema: ['core', 'advisor', 'proof', 'time-travel'],
  service: [...machinery, 'advisor', 'commands', 'migrations', 'seed', 'time-travel'],
  web: ['core', 'kit', 'messages', 'shell', 'dashboards', 'site', 'public', 'time-travel'],
  fixtures: ['core'],
  stories: ['.ladle', 'core', 'kit', 'shell', 'dashboards', 'site', 'time-travel'],
  tests: [
    ...machinery,
    ...[
      'core',
      'advisor',
      'bench',
      'failover',
      'tampering',
      'import-corpus',
      'commands',
      'dashboards',
      'house',
      'kit',
      'messages',
      'seed',
      'shell',
      'time-travel',
    ],
  ],
}

/** The rooms that each room may import. */
export const openTo: { readonly [room: string]: readonly string[] } = {
  schema: [],
  service: ['schema'],
  web: ['schema'],
  fixtures: ['schema'],
  stories: ['web', 'fixtures', 'schema'],
  tests: ['schema', 'service', 'web', 'fixtures', 'stories'],
}

/** Files whose purpose is to join many slices. */
export const joiners = [
  'schema/api.ts',
  'schema/events.ts',
  'schema/events/',
  'service/folds.ts',
  'service/slices.ts',
  'service/tables.ts',
  'service/start.ts',
  'service/commands/',
  'service/seed/',
  'web/shell/',
  'web/dashboards/',
  'web/site/',
  'web/time-travel/',
]

/** Packages that only certain files may import. */
export const homes: { readonly [name: string]: readonly string[] } = {
  'fp-ts': ['schema/core/fp.ts'],
  // Charts of mails are drawn without a browser.
  echarts: ['web/kit/charts/Chart.tsx', 'service/digest/mail/chart-svg.ts'],
  'echarts-for-react': ['web/kit/charts/Chart.tsx'],
  'react-grid-layout': ['web/shell/dashboard-grid/DashboardGrid.tsx'],
  kysely: ['service/', 'tests/'],
  pg: ['service/', 'tests/'],
  express: ['service/', 'tests/'],
  pino: ['service/', 'tests/'],
  ai: ['service/advisor/model/'],
  '@ai-sdk/openai-compatible': ['service/advisor/model/'],
  cockatiel: ['service/advisor/model/'],
  '@noble/hashes': ['schema/proof/'],
  '@noble/curves': ['schema/proof/', 'tests/', 'stories/'],
}

/** For rooms with a fixed list of packages: that list. */
export const packagesOf: { readonly [room: string]: readonly string[] } = {
  // The last three verify bundles in browsers and on a page without a server, as well as in Node.
  schema: ['io-ts', 'fp-ts', '@noble/hashes', '@noble/curves', 'fflate'],
  fixtures: ['msw'],
}
/** Code that also runs in browsers, so it cannot use Node's own modules. */
export const noBuiltins = ['schema', 'web', 'fixtures', 'stories/core']
