/** Phrases of changes: what others charge, how many buy, paid hours, hours of opening, and sums of money. */
import type { Concept } from './concept.ts'

/** Each with the idea that it stands for; looked for in a message in plain words. */
export const changePhrases: readonly (readonly [RegExp, Concept])[] = [
  [/^(did|was|were|has|have|had) /, 'past'],
  [/\bcouncil rates\b/, 'premises'],
  [/(?<!\ball )\bother (costs|expenses)\b/, 'other'],
  [/\b(survive|get through|make it through|see us through)\b/, 'lasting'],
  [/\b(survive|get through|make it through|see us through)\b/, 'cashRunwayWeeks'],
  [
    /^(?=.*\$\d)(?=.*\b(take|draw|pull|withdraw)\b)(.* out( of (the|my|our) (business|company|firm|account|bank|cafe|agency|practice))?|.* for (myself|ourselves))$/,
    'afford',
  ],
  [/\$\d|\b\d+(\.\d+)? (dollars?|bucks|cents?|c)\b/, 'dollars'],
  [/\bbank\b(?! (fees?|charges?|interest))/, 'cashRunwayWeeks'],
  [
    /\bbank (fees?|charges?)\b|\binterest\b(?! (in|from|rates?)\b)|\b(loan|mortgage|overdraft) (interest|repayments?|payments?|costs?|fees?)\b/,
    'other',
  ],
  [
    /\baward (rates?|wages?|pay|rise|increase)\b|\bpay (rises?|raises?|increases?|cuts?)\b|\ba \S+ % raise\b|\bpenalty rates\b/,
    'staff',
  ],
  [
    /\b(charg\w+|bill\w*|costs?|costing) (us|me)\b|\b(we|i) (have to |must |need to )?pay\b(?! (myself|ourselves|off|back))/,
    'costs',
  ],
  [
    /\b(fewer|more|less|\d+) (billed |billable )?days\b.*\bbill|\bbill\w* .*\bdays\b|\bbill(ed|able) days?\b/,
    'transactions',
  ],
  [
    /\b(lose|loses|lost|losing|win|gain|sign|get|more|fewer) .*\b(landlords|vendors|tenants)\b/,
    'transactions',
  ],
  [/^(?=.*\blandlords?\b)(?=.*(%|\$\d|\brent\b))/, 'premises'],
  [
    /\b(open|opening|close|closing|shut|start)\b.*\b(later|earlier|longer)\b|\b(close|closing|shut|closed) (on|for|every|all)\b/,
    'opening',
  ],
  [
    /\b(cut|cutting|add|adding|drop|lose|save|reduce|trim|take)\b.*\b(\d+|one|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty) ((staff|paid|roster|shift|labour|working) )?hours?\b(?! (later|earlier))/,
    'hire',
  ],
  // More people may come, or be paid.
  [
    /^(?!.*\b(roster|team|shift|payroll)\b).*(\b(get|bring|attract|draw|win|pull) (in )?more people\b|\bmore people (in|through|come|coming|visit|walk)\b)/,
    'transactions',
  ],
  [
    /\b(another (person|pair)|new (person|hire)|more (staff|hours)|(extra|additional) (person|staff|people|hours))\b|\bmore people\b(?=.*\b(roster|team|shift|payroll)\b)|\b(?<!\b(get|bring|attract|draw|win|pull|in) )more people\b(?! (in|through|come|coming|visit|walk)\b)/,
    'hire',
  ],
  [
    /\b(afford|need|take on|add|employ|hire) (another|an extra|one more|a second) (\w+ )?(person|manager|agent|consultant|analyst|assistant|barista|chef|cook|waiter)\b/,
    'hire',
  ],
  [/\b(cents?|c|dollars?|bucks) (more|less|extra|dearer|cheaper)\b|\$\d\S* (more|less|extra)\b/, 'price'],
]
