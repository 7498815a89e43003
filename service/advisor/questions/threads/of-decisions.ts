/** Further questions about the decisions just listed: why each was suggested, who decided, whether it was right, what they brought. */
import type { DecidedPlan } from '#schema/advisor/fact-plans'
import type { Plan } from '#schema/advisor/plan'
import type { Question } from '../question.ts'
import { questionAgain } from '../question-of.ts'
import { readDecided } from '../readers/decided-reader.ts'

type Asked = NonNullable<DecidedPlan['asked']> | 'outcome'

const patterns: readonly (readonly [asked: Asked, pattern: RegExp])[] = [
  [
    'why',
    /\b(?:why|how come|what for|on what grounds|(?:the|what|which|your|their) (?:\p{L}+ )?reasons?|reasoning)\b/iu,
  ],
  [
    'gain',
    /\b(?:how (?:much|far)|what)\b[^?]{0,30}\b(?:ahead|in front|up|better off|gain(?:ed)?|(?:made|make|earn(?:ed)?|save[ds]?|br(?:ing|ought) in))\b/i,
  ],
  [
    'right',
    /\b(?:was|were|am|are) (?:i|we) (?:right|wrong|mistaken|too hasty)\b|\b(?:right|wrong) (?:call|move|decision)s?\b/i,
  ],
  [
    'outcome',
    /\bwhat (?:came|become|became|happened)\b|\bhow did (?:it|they|that|those) (?:go|turn out|work out|pan out)\b/i,
  ],
  ['who', /\bwho\b/i],
]

/** Words that speak of the decisions without naming another matter. */
const ofThem =
  /\b(?:put|puts|raised?|raise|made|given|give|gave|grounds?|reasons?|reasoning|for|behind|us|me|each|one|it|them|those|these|they|back|ahead|front|up|off|overall|total|altogether|all|because|of|from|so|far|by|now|down|in|out|to)\b/gi

/** What a part asks of the decisions before it; undefined if it names a matter of its own. */
export const ofDecisions = (question: Question, before: Plan | undefined): DecidedPlan | undefined => {
  if (before?.operator !== 'decided') return undefined
  const asked = patterns.find(([, pattern]) => pattern.test(question.text))?.[0]
  // "How much ahead" is no time.
  if (asked === undefined || (asked !== 'gain' && question.periods.length > 0)) return undefined
  const own = readDecided(questionAgain(question, question.text.replace(ofThem, ' ')))?.plan
  if (own?.operator !== 'decided' || own.words) return undefined
  // A list says what came of each.
  if (asked === 'outcome') return before
  if (asked !== 'gain') return before.isScore ? undefined : { ...before, asked }
  const { operator, period, style } = before
  return { operator, period, ...(style ? { style } : {}), isScore: true, asked }
}
