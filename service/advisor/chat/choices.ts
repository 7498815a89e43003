/** What a question back offers, and which of it a message picks. */
import type { Question } from './question.ts'

const list = new Intl.ListFormat('en-AU')

const costNamed = ({ kind, part }: Pick<Question, 'kind' | 'part'>, staff: string, whole: string): string => {
  if (part !== undefined || kind === undefined || kind === 'costs') return part ?? whole
  return kind === 'staff' ? staff : kind
}

/** What choices call what is charged and who pays; it makes no difference to what they ask. */
type Words = { readonly prices: string; readonly customers: string }

const plain: Words = { prices: 'prices', customers: 'customers' }

/** The choices that a question back offers, each a question of its own, in the words of the business. */
export const choicesOf = (
  { intent, lever, kind, part, lines, said }: Question,
  { prices, customers }: Words = plain,
): readonly string[] => {
  if (intent === 'ask-metric')
    return ['Why did revenue change?', 'Why did the margin change?', 'Why did the cash runway change?']
  if (intent === 'ask-change')
    return [
      `What if we raise ${prices} by five percent?`,
      'What if we cut costs by five percent?',
      `What if we lose five percent of ${customers}?`,
    ]
  if (intent === 'unclear') return ['How are we doing?', 'What should I do this week?', 'What is at risk?']
  if (intent !== 'ask-percent') return []
  const named = (staff: string, whole: string) =>
    list.format((lines ?? [{ kind, part }]).map((line) => costNamed(line, staff, whole)))
  const acts: { readonly [lever: string]: string | undefined } = {
    volume: said === 'up' ? `win %s percent more ${customers}` : `lose %s percent of ${customers}`,
    takings: said === 'up' ? 'raise takings by %s percent' : 'lose %s percent of takings',
    cost:
      said === 'up'
        ? `pay %s percent more for ${named('staff', 'everything')}`
        : `cut ${named('staff costs', 'costs')} by %s percent`,
  }
  const act = acts[lever ?? ''] ?? `${said === 'down' ? 'cut' : 'raise'} ${prices} by %s percent`
  return ['three', 'five', 'ten'].map((size) => `What if we ${act.replace('%s', size)}?`)
}

/** The choice that a message picks, first to third, of those offered before. */
export const chosen = (text: string, before: Question): string | undefined => {
  const words = [
    /^(the )?(first|1|one|1st)( one)?$/,
    /^(the )?(second|2|two|2nd)( one)?$/,
    /^(the )?(third|3|three|3rd|last)( one)?$/,
  ]
  const at = words.findIndex((word) => word.test(text))
  return at < 0 ? undefined : choicesOf(before)[at]
}
