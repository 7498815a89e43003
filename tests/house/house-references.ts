/** Rules about references: cited decisions exist, and nothing cites sections of the product specification. */
import type { Rule } from './house-law.ts'
import type { SourceFile } from './parsed-file.ts'

const decisionFile = /^\.github\/decisions\/(\d{4})-[a-z0-9-]+\.md$/

/** Numbers, and titles in quotation marks, of decisions cited in a text. */
const citations = (text: string): readonly { readonly number: number; readonly title?: string }[] =>
  [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)(?:, "([^"\n]+)")?/gi)].flatMap(
    ([, numbers = '', title]) =>
      [...numbers.matchAll(/\d+/g)].map(([number]) => ({
        number: Number(number),
        ...(title === undefined ? {} : { title }),
      })),
  )

const fileOf = (number: number, title: string): string => {
  const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `.github/decisions/${String(number).padStart(4, '0')}-${slug.replace(/-$/, '')}.md`
}

const headingFault = ({ path, text }: SourceFile): readonly string[] => {
  if (!decisionFile.test(path)) return []
  const [, number, title = ''] = /^# (\d+)\. (.+)\n/.exec(text) ?? []
  return path === fileOf(Number(number), title) ? [] : [`${path}: its heading is not its name`]
}

// "RFC 6962, section 2" is fine: it names its document.
const section = /(?<!\bRFC \d+, )\bsections? \d[\d.]*/gi

/** The rules; `paths` are those of all files. */
export const referenceRules = (paths: readonly string[]): readonly Rule<SourceFile>[] => {
  const decisions = new Map(
    paths.flatMap((path) => {
      const [, number] = decisionFile.exec(path) ?? []
      return number === undefined ? [] : [[Number(number), path] as const]
    }),
  )
  const cited = ['decision', '9999'].join(' ')
  const inSpecification = ['(section', '3)'].join(' ')
  return [
    {
      name: 'a decision that is cited has its file, and the title beside its number is its own',
      breaches: ({ path, text }) =>
        citations(text).flatMap(({ number, title }) => {
          const file = decisions.get(number)
          if (file === undefined) return [`${path}: decision ${number} has no file`]
          return title === undefined || file === fileOf(number, title)
            ? []
            : [`${path}: "${title}" is not ${file}`]
        }),
      caught: [
        ['web/core/a.ts', `/** As agreed (${cited}). */`],
        ['web/core/a.ts', `/** As agreed (${['decisions', '30 and 9999'].join(' ')}). */`],
        ['service/core.md', `See ${['decision', '30, "Another title"'].join(' ')}.`],
      ],
      fine: [['web/core/a.ts', '/** Nothing is fetched again (decision 30, "Never stale"). */']],
    },
    {
      name: 'only schema/README.md names sections of the product specification',
      breaches: ({ path, text }) =>
        path === 'schema/README.md' || path.startsWith('web/site/')
          ? []
          : [...text.matchAll(section)].map(([found]) => `${path}: ${found}`),
      caught: [
        ['web/core/a.ts', `/** The defaults ${inSpecification}. */`],
        ['web/core/a.ts', `/** As ${['sections', '2 and 9'].join(' ')} say. */`],
      ],
      fine: [
        ['schema/proof/a.ts', '/** Proofs (RFC 6962, section 2.1.1). */'],
        ['schema/README.md', inSpecification],
      ],
    },
    {
      name: 'the file of a decision is named by its number, which no other has, and title',
      breaches: (file) => {
        const [, number] = decisionFile.exec(file.path) ?? []
        const same = decisions.get(Number(number)) ?? file.path
        return same === file.path ? headingFault(file) : [`${file.path}: its number is that of ${same}`]
      },
      caught: [
        ['.github/decisions/0030-another.md', '# 30. Another\n'],
        ['.github/decisions/0030-never-stale.md', '# 30. Always fresh\n'],
        ['.github/decisions/0030-never-stale.md', '# 31. Never stale\n'],
        ['.github/decisions/0030-never-stale.md', 'Never stale\n'],
      ],
      fine: [['.github/decisions/0030-never-stale.md', '# 30. Never stale\n']],
    },
  ]
}
