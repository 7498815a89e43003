/** Finds and parses the source files for the house rules. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { parseSync } from 'vite'
import { strayInFold } from './house-folds.ts'
import { isNode, type Node, walk } from './house-syntax.ts'
import { shownTexts } from './house-texts.ts'
import type { ParsedFile, SourceFile } from './parsed-file.ts'

/** The rooms of the project. */
export const rooms = ['schema', 'service', 'web', 'fixtures', 'stories', 'tests'] as const

const targetOf = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  return specifier.startsWith('#schema/') ? `${specifier.slice(1)}.ts` : undefined
}

const isConst = (node: Node): boolean =>
  isNode(node.typeAnnotation) &&
  isNode(node.typeAnnotation.typeName) &&
  node.typeAnnotation.typeName.name === 'const'

const overrulingOf = (node: Node): string | undefined => {
  if (node.type === 'TSAnyKeyword') return 'any'
  if (node.type === 'TSNonNullExpression') return '!'
  return ['TSAsExpression', 'TSTypeAssertion'].includes(node.type) && !isConst(node) ? 'as' : undefined
}

/** Parses TypeScript; throws on a syntax error. */
export const parse = ({ path, text }: SourceFile): ParsedFile => {
  const { program, module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const found: { readonly specifier: string; readonly isType: boolean }[] = []
  for (const { moduleRequest, entries } of module.staticImports)
    found.push({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) found.push({ specifier: moduleRequest.value, isType })
  for (const { moduleRequest } of module.dynamicImports)
    found.push({ specifier: text.slice(moduleRequest.start + 1, moduleRequest.end - 1), isType: false })
  const overrulings: string[] = []
  const shown: string[] = []
  const strayInFolds: string[] = []
  const lineOf = (node: Node) => text.slice(0, node.start).split('\n').length
  walk(program, (node) => {
    if (node.type === 'TSImportType' && isNode(node.source))
      found.push({ specifier: String(node.source.value), isType: true })
    const overruling = overrulingOf(node)
    if (overruling) overrulings.push(`line ${lineOf(node)}: ${overruling}`)
    for (const name of strayInFold(node)) strayInFolds.push(`line ${lineOf(node)}: ${name}`)
    for (const words of shownTexts(node)) shown.push(`line ${lineOf(node)}: ${words}`)
  })
  return {
    path,
    text,
    imports: found.map((one) => ({ ...one, target: targetOf(path, one.specifier) })),
    exports: module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ isType }) => !isType)
      .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'))),
    overrulings,
    strayInFolds,
    shownTexts: shown,
  }
}

/** True for files that `parse` can read. */
export const isCode = (path: string): boolean => ['.ts', '.tsx', '.mjs'].includes(extname(path))

const textual = ['.ts', '.tsx', '.mjs', '.js', '.css', '.html', '.md', '']

const filesIn = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.relative(root, join(entry.parentPath, entry.name).replaceAll('\\', '/')))

/** Paths of all files in the rooms and of the files beside them. */
export const pathsIn = (root: string): readonly string[] => {
  const beside = ['vite.config.ts', 'README.md', '.ci/run'].filter((path) => existsSync(join(root, path)))
  return [...[...rooms, '.github'].flatMap((folder) => filesIn(root, folder)), ...beside]
}

/** All text files of the project. */
export const readHouse = (root: string): readonly SourceFile[] =>
  pathsIn(root)
    .filter((path) => textual.includes(extname(path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
