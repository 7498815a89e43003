import { expect, it } from 'vitest'
import { applicationShell } from '../../service/site/application-shell.ts'

const manifest = {
  'index.html': { file: 'index.js', imports: ['react.js'], dynamicImports: ['shell/start.tsx'] },
  'react.js': { file: 'react.js' },
  'shell/start.tsx': { file: 'start.js', imports: ['react.js', 'store.js'], dynamicImports: ['later.tsx'] },
  'store.js': { file: 'store.js' },
  'shell/frame/Frame.tsx': { file: 'frame.js', imports: ['store.js'], css: ['frame.css'] },
  'dashboards/OverviewScreen.tsx': { file: 'overview.js', css: ['overview.css'] },
  'shell/SetupRoute.tsx': { file: 'setup.js', imports: ['store.js'], css: ['setup.css'] },
  'people/join/JoinScreen.tsx': { file: 'join.js' },
  'shell/start-shared.tsx': { file: 'shared.js', imports: ['react.js'] },
  'later.tsx': { file: 'later.js' },
}
const document = '<html><head><title>Jarvin</title></head><body></body></html>'
const asked = (html: string) => [...html.matchAll(/href="\/([^"]+)"/g)].map(([, file]) => file)

it('preloads what every screen needs, and the landing screen, once each', () => {
  const shell = applicationShell(document, manifest)
  expect(asked(shell('/audit'))).toEqual(['start.js', 'frame.js', 'store.js', 'frame.css'])
  expect(asked(shell('/dashboard'))).toEqual([
    'start.js',
    'frame.js',
    'overview.js',
    'store.js',
    'frame.css',
    'overview.css',
  ])
  // Without the frame, which such a page never shows.
  expect(asked(shell('/setup'))).toEqual(['start.js', 'setup.js', 'store.js', 'setup.css'])
  expect(asked(shell('/join'))).toEqual(['start.js', 'join.js', 'store.js'])
  // People outside load nothing of the application.
  expect(asked(shell('/shared'))).toEqual(['shared.js'])
  expect(shell('/audit')).toMatch(/^<html><head><title>Jarvin<\/title>[\s\S]+<\/head><body><\/body><\/html>$/)
})

it('names the part that is missing from a build', () => {
  const { 'shell/frame/Frame.tsx': _, ...rest } = manifest
  expect(() => applicationShell(document, rest)).toThrow('shell/frame/Frame.tsx')
})
