/** What executives call things: words and phrases, each with the one idea that it stands for. */

import { partWords } from './bought-in.ts'
import { changePhrases } from './change-phrases.ts'
import { type Concept, words } from './concept.ts'
import { meantWordIn } from './words.ts'

/** Ideas that need several words, or that depend on their company. */
const phrases: readonly (readonly [RegExp, Concept])[] = [
  [
    /^(please )?(accept|dismiss|approve|reject|archive|delete|remove|send|email|book|order|pay|publish|connect|disconnect|cancel|schedule)\b/,
    'act',
  ],
  [
    /^(please |can you |could you )?(write|draft|prepare|make|create) .*\b(emails?|mail|letter|posts?|roster|proposal|pitch|contract|quote)\b/,
    'act',
  ],
  [
    /^(ok|okay|great|perfect|good|nice|ta|very|that is|so)( (ok|okay|great|perfect|good|nice|helpful|one|work|job))*$/,
    'thanks',
  ],
  [
    /\b(how (sure|certain|confident|reliable|accurate)|are you (sure|certain)|can i trust|confidence)\b/,
    'sure',
  ],
  [/\bafford\b|\b(with|spend|invest|borrow|buy) (a |another )?\$\d/, 'afford'],
  [/\bhow (did|was) (the )?last (month|quarter)\b/, 'compare'],
  [/\b(yesterday|today so far|last night)\b/, 'yesterday'],
  [/\b(how (did|was)( last| this)?|last) (mon|tues|wednes|thurs|fri|satur|sun)day\b/, 'yesterday'],
  [/\bbreak ?even\b/, 'break-even'],
  [/\bif (nothing changes|we (do|change) nothing|it (goes|keeps) on)\b/, 'unchanged'],
  [/\b(pay (myself|ourselves)|drawings?|dividends?)\b/, 'cashRunwayWeeks'],
  [
    /\b(things|what) to do\b|\bhow (can|could|do|should) (we|i) do better\b|\b(biggest|best|where) .*\b(savings?|save)\b/,
    'todo',
  ],
  [/\bwhich day\b.*\bclose\b/, 'opening'],
  ...changePhrases,
  [/\b(good|healthy|sound|strong) business\b/, 'overview'],
  [/\b(good|right) time to\b|\bdo first\b|\bwhat do (i|we) do\b/, 'todo'],
  [/\b(is|are) .*\b(ok|okay|too (high|low|much|little)|healthy|reasonable|about right)\b/, 'industry'],
  [
    /\bwhat will\b|\bwill (our |the )?(revenue|sales|profit|margin|takings)\b|\bnext (month|quarter|year)\b/,
    'trend',
  ],
  [/\b(top line|money in|doing in sales)\b/, 'revenue'],
  [/\b(what|how much) did (we|i) (take|earn|sell|bring in)\b/, 'revenue'],
  [/\b(how many|number of|\d+) sales\b/, 'transactions'],
  [/\b(better|worse|busier|stronger|weaker|quieter) than\b/, 'beside'],
  [
    /\b(which|what) months?\b|\b(best|worst|busiest|quietest|strongest|weakest|slowest|highest|lowest|top|peak) months?\b/,
    'month',
  ],
  [/\b(bottom line|make money|making money)\b/, 'profit'],
  [
    /\b(run out of (money|cash)|money left|how long (can|do|will|does) (we|the money|our money))\b/,
    'cashRunwayWeeks',
  ],
  [
    /\b(average (spend|sale|order|fee|bill|commission)|per customer|per guest|per (transaction|sale|head|client)|day rate)\b/,
    'revenuePerTransaction',
  ],
  [
    /^(what|how)\b(?!.*\b(should|could|if)\b).*\b(fees?|commissions?|bill|price)\b.* per (customer|guest|transaction|sale|head|client)\b|^what (is|was) (our|the|my) average (fee|commission|bill)\b/,
    'told-price',
  ],
  [/\b(how come|what (drove|caused|happened)|what is behind|what was behind|explain why)\b/, 'why'],
  [/\bwhat went wrong\b/, 'why'],
  [/\bso (bad|poor|weak|slow|quiet|good|strong|busy|great)\b/, 'revenue'],
  [/^((hi|hello|hey) )?how are you( (today|doing|going))?$/, 'greeting'],
  [/%|\ba (tenth|fifth|quarter|third)\b|\bhalf\b|\bdoubles?\b|\bhalves?\b/, 'percent'],
  [
    /\bhow (do|can|could|should|would|might) (i|we) (increase|raise|grow|get more|cut|reduce|lower|improve|boost|save|lift|fix|make more|attract|keep|win)\b/,
    'improve',
  ],
  [/\b(what (has )?changed|ahead of|behind) |\b(last year|year on year|year ago)\b/, 'compare'],
  [
    /\bother (cafes|agencies|firms|businesses|companies|consultancies|places)\b|\b(industry|above|below) average\b/,
    'industry',
  ],
  [/\b(what if|what happens (if|when)|what would happen)\b/, 'if'],
  [/\b(go wrong|keeps? me up|at risk|watch out|lose sleep)\b/, 'risk'],
  [
    /\b((should (i|we)|(i|we) should) (do|focus|start|look|work)|what now|next steps?|where (do|should) (i|we) (start|focus)|to do this week|do about)\b/,
    'todo',
  ],
  [
    /\b(how are (we|things|you seeing)|how is (it|business|everything|trade|(the|our|my) (business|firm|company|practice|consultancy|agency|office|cafe|shop|place))|how (did|have|was) (we|last week|the week|business|trade|things)|doing overall|give me (an )?(overview|summary|update|rundown)|overview|summary|summari[sz]e|status|catch me up|state of (the business|play)|how (we|things) (are )?(doing|going))\b/,
    'overview',
  ],
  [
    /\b(where (does|is|did) (the|our|all the|all our|my) money go(ing)?|spend(ing)? (the |our )?money on|spend (the )?most)\b/,
    'expenses',
  ],
  [/\b(how long|run out|will (it|cash|we) last|does (it|our cash|the cash|cash) last)\b/, 'lasting'],
  [
    /\b(who are you|what are you|are you (an? )?(ai|human|robot|bot|person|real)|what can (you|i ask)|how can you help|help me|^help$)\b/,
    'identity',
  ],
  [
    /\b(how (did|do) you (get|know|work|arrive|come)|where (do|does|did) (that|this|it|the|those|you) .*(come|get)|show (me )?(your|the) (working|source|maths)|how is (that|this|it) (worked|calculated|computed)|what is that based on)\b/,
    'source',
  ],
  [
    /\b(did you (say|advise|tell|recommend|suggest|write)|you (said|told|advised|recommended)|have you (said|advised))\b/,
    'said',
  ],
]

const ideaOfWord = new Map<string, Concept[]>()
const isIdea = (name: string): name is keyof typeof words => Object.hasOwn(words, name)
for (const [idea, list] of Object.entries(words))
  for (const word of list.split(' '))
    if (isIdea(idea)) ideaOfWord.set(word, [...(ideaOfWord.get(word) ?? []), idea])
for (const [kind, list] of partWords)
  for (const word of list) ideaOfWord.set(word, [...(ideaOfWord.get(word) ?? []), kind])
const meantWord = meantWordIn(new Set(ideaOfWord.keys()))

/** The ideas in a message that has been put into plain words, in the order of their first words. */
export const ideasIn = (text: string): ReadonlySet<Concept> => {
  const ideas = new Set<Concept>()
  for (const typed of text.split(' ')) {
    const meant = meantWord(typed)
    for (const idea of (meant !== undefined && ideaOfWord.get(meant)) || []) ideas.add(idea)
  }
  for (const [phrase, idea] of phrases) if (phrase.test(text)) ideas.add(idea)
  return ideas
}
