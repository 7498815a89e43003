/** Files that a page links to: its own, its dependencies, and the styles of its lazy parts. */
import { expect, it } from 'vitest'
import {
  assetsOf,
  assetTags,
  deferScripts,
  type Manifest,
  starterTag,
} from '../../service/site/build/asset-tags.ts'

const manifest: Manifest = {
  'index.html': {
    file: 'main.js',
    css: ['ground.css'],
    imports: ['_react.js'],
    dynamicImports: ['site/start.tsx', 'shell/start.tsx'],
  },
  '_react.js': { file: 'react.js' },
  'site/start.tsx': { file: 'start.js', imports: ['index.html', '_frame.js', 'site/pages.tsx'] },
  'site/pages.tsx': {
    file: 'pages.js',
    dynamicImports: ['site/help/HelpPage.tsx', 'site/about/AboutPage.tsx'],
  },
  '_frame.js': {
    file: 'frame.js',
    css: ['frame.css'],
    imports: ['_react.js'],
    dynamicImports: ['site/early-access/Dialog.tsx', 'shell/start.tsx'],
  },
  'site/early-access/Dialog.tsx': { file: 'dialog.js', css: ['dialog.css'] },
  'shell/start.tsx': { file: 'shell.js', css: ['shell.css'] },
  'site/help/HelpPage.tsx': {
    file: 'help.js',
    css: ['help.css'],
    imports: ['_frame.js'],
    dynamicImports: ['site/help/Articles.tsx'],
  },
  'site/help/Articles.tsx': { file: 'articles.js', css: ['articles.css'], imports: ['_prose.js'] },
  '_prose.js': { file: 'prose.js', css: ['prose.css'] },
  'site/about/AboutPage.tsx': { file: 'about.js', css: ['about.css'] },
}

it("includes the page's scripts and dependencies, without those of the document and of the application", () => {
  expect(assetsOf(manifest, 'help').scripts).toEqual(['start.js', 'help.js', 'frame.js', 'pages.js'])
})

it('includes the styles of everything in the HTML, common ones first', () => {
  const { styles } = assetsOf(manifest, 'help')
  expect(styles[0]).toBe('ground.css')
  expect(styles.toSorted()).toEqual([
    'articles.css',
    'dialog.css',
    'frame.css',
    'ground.css',
    'help.css',
    'prose.css',
  ])
})

it('throws if a folder has no page, or two', () => {
  expect(() => assetsOf(manifest, 'press')).toThrow('0 pages in site/press')
  const twice = { ...manifest, 'site/help/OtherPage.tsx': { file: 'other.js' } }
  expect(() => assetsOf(twice, 'help')).toThrow('2 pages in site/help')
})

it('inlines styles, and marks them so that they are not loaded again', () => {
  const tags = assetTags({ styles: ['a.css', 'b.css'], scripts: ['c.js'] }, (file) => `.${file[0]}{}`)
  expect(tags.split(/\n\s*/)).toEqual([
    '<style>.a{}.b{}</style>',
    '<link rel="stylesheet" href="/a.css" disabled />',
    '<link rel="stylesheet" href="/b.css" disabled />',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/c.js" />',
  ])
})

it('keeps scripts that nothing else loads, in order, and removes the rest', () => {
  const page = (tags: readonly string[]) => ['<head>', ...tags, '</head>'].join('\n')
  const preload = '<link rel="modulepreload" fetchpriority="low" crossorigin href="/c.js" />'
  const script = '<script type="module" crossorigin src="/index.js"></script>'
  const font = '<link rel="preload" href="/serif.woff2" as="font" />'
  const [before = '', template = ''] = deferScripts(page([preload, font, script])).split('<template')
  expect(before.split(/\n\s*/)).toEqual(['<head>', font, starterTag, ''])
  expect(template.split(/\n\s*/)).toEqual([' id="after-paint">', preload, `${script}</template>`, '</head>'])
  expect(() => deferScripts(page([font]))).toThrow('lost its script')
})
