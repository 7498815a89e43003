/** Finds user-visible texts in code; those of signed-in screens belong in the catalogue. */

import type { Rule } from './house-law.ts'
import { isNode, type Node, nodesIn } from './house-syntax.ts'
import type { ParsedFile } from './parsed-file.ts'

/** Props whose value a user reads or hears, of HTML elements and our own components. */
const spoken = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'description',
  'eyebrow',
  'error',
  'help',
  'label',
  'legend',
  'listLabel',
  'placeholder',
  'sentence',
  'standfirst',
  'text',
  'title',
  'what',
]

// The product's name is the same in every language.
const isWords = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value.replaceAll('Jarvin', ''))

/** Text literals that an expression can evaluate to. */
const wordsOf = (value: unknown): readonly string[] => {
  if (!isNode(value)) return []
  if (value.type === 'Literal') return isWords(value.value) ? [value.value] : []
  if (value.type === 'TemplateLiteral')
    return nodesIn(value.quasis)
      .map(({ value: part }) => (typeof part === 'object' && part && 'raw' in part ? part.raw : ''))
      .filter(isWords)
  const inside = ['expression', 'consequent', 'alternate', 'left', 'right']
  const carries = ['JSXExpressionContainer', 'ConditionalExpression', 'LogicalExpression']
  return carries.includes(value.type) || value.operator === '+'
    ? inside.flatMap((field) => wordsOf(value[field]))
    : []
}

const nameOf = (node: unknown): unknown => (isNode(node) ? (node.name ?? node.value) : undefined)
const isSpoken = (name: unknown): boolean => spoken.some((one) => one === name)

/** Texts that a node shows: JSX text, user-visible props, texts of a toast. */
export const shownTexts = (node: Node): readonly string[] => {
  if (node.type === 'JSXText') return isWords(node.value) ? [node.value.trim()] : []
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return nodesIn(node.children).flatMap((child) => (child.type === 'JSXText' ? [] : wordsOf(child)))
  if (node.type === 'JSXAttribute') return isSpoken(nameOf(node.name)) ? wordsOf(node.value) : []
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'toast')
    return nodesIn(node.arguments)
      .flatMap(({ properties }) => nodesIn(properties))
      .flatMap((property) => (isSpoken(nameOf(property.key)) ? wordsOf(property.value) : []))
  return []
}

/** Screens before sign-in are in English only. */
const beforeSignIn = /^web\/(site|session)\/(?!AuthenticationRequired)/

const isOnScreens = (path: string): boolean =>
  /^web\/.*\.tsx?$/.test(path) && !path.startsWith('web/messages/') && !beforeSignIn.test(path)

export const catalogueRule: Rule<ParsedFile> = {
  name: 'what a person reads on a signed-in screen stands in web/messages',
  breaches: ({ path, shownTexts: found }) => (isOnScreens(path) ? found.map((one) => `${path}: ${one}`) : []),
  caught: [
    ['web/memo/A.tsx', 'export const A = () => <p>Nothing here</p>'],
    ['web/memo/A.tsx', "export const A = () => <p>{isOpen ? 'Open' : text.closed}</p>"],
    ['web/memo/A.tsx', 'export const A = () => <p>{isOpen && `open`}</p>'],
    ['web/memo/A.tsx', 'export const A = () => <button aria-label="Close" />'],
    ['web/memo/A.tsx', "export const A = () => <Field label={'Name'} />"],
    ['web/memo/A.tsx', 'export const A = () => <title>{title + ` saved | Jarvin`}</title>'],
    ['web/memo/a.ts', "const say = () => toast({ title: 'Saved' })"],
    ['web/session/AuthenticationRequired.tsx', 'export const A = () => <p>Please sign in</p>'],
  ],
  fine: [
    ['web/memo/A.tsx', 'export const A = () => <p className="note">{text.nothing}: {3} · 50 %</p>'],
    [
      'web/memo/A.tsx',
      'export const A = () => <p aria-live="polite">{status === \'read\' ? text.a : text.b}</p>',
    ],
    ['web/kit/A.tsx', 'export const A = () => <svg aria-label="Jarvin" />'],
    ['web/memo/a.ts', "const say = () => toast({ title: text.saved, kind: 'quiet' })"],
    ['web/site/A.tsx', 'export const A = () => <p>For everybody</p>'],
    ['web/session/LoginPage.tsx', 'export const A = () => <p>Welcome</p>'],
  ],
}
