/** What a message says in passing: whom the answer is for, how long it may be, what it must leave out, what comes next. */

const times =
  '(?:(?:last|this|the (?:past|last)) (?:week|fortnight|month|quarter|year|season|summer|autumn|winter|spring)|january|february|march|april|may|june|july|august|september|october|november|december)'
const count = '(?:a|an|one|two|three|four|five|six|\\d|a few|a couple of)'
const holidays =
  "(?:melbourne cup(?: day)?|easter|christmas(?: day)?|anzac day|australia day|labour day|good friday|boxing day|new year[’']?s? day|the show|show day)"

const turns: readonly (readonly [pattern: RegExp, meant: string])[] = [
  // "Don't tell me about the portal again. What else is eating the margin?"
  [
    /^\W*(?:please )?(?:don[’']?t|do not|stop) (?:tell(?:ing)? me|talk(?:ing)?|go(?:ing)? on|start(?:ing)?|bother(?:ing)? me|bor(?:e|ing) me) (?:to me )?(?:again )?(?:about|on about|with) [^.,;:!?]{2,60}[.,;:!]+ *(?:but )?(?=\p{L})/giu,
    '',
  ],
  [
    /^\W*i (?:don[’']?t|do not) (?:want|need|care) (?:to (?:hear|know|talk|read) )?(?:anything )?(?:more )?about [^.,;:!?]{2,60}[.,;:!]+ *(?:but )?(?=\p{L})/giu,
    '',
  ],
  [
    /^(?:is |has |did )?(?:anything|what|something) else (?:that )?(?:is |has |got |getting |gone |went |go )*(?:dearer|more expensive|up|risen|rising|higher|increased)\b/gi,
    'which costs went up the most',
  ],
  // "Gimme a 3 line update I can send the team on Monday"
  [
    new RegExp(
      String.raw`^\W*(?:(?:please|can you|could you)\W+)*(?:gimme|give me|i need|i want|need|get me) (?:an? )?(?:(?:${count}|short|quick|brief|plain|simple)[- ]?(?:line|sentence|paragraph|minute|point)?s? ){0,2}(?:update|summary|rundown|recap|round-?up|overview)(?: (?:that |which )?(?:i|we) (?:can|could|will) (?:send|give|show|read|forward|email|take)\b[^?.!]{0,40}| for (?:the|my|our) [\p{L} ]{3,20})[?.!\s]*$`,
      'giu',
    ),
    'how are we doing?',
  ],
  // "…, yes or no?", "or am I imagining it?", "3 to 11 November inclusive"
  [
    /^((?:(?!\p{L}{2})[\s\S])*\p{L}{2}[\s\S]*?),?(?: -)? (?:yes or no|y\/n|or am i (?:just |only )?(?:imagining|dreaming|going (?:mad|crazy)|mad|crazy|wrong)(?: (?:it|that|things))?|or is (?:it|that) just me)(?=[?.!\s]*$)/giu,
    '$1',
  ],
  [/(?<=\d[^?]{0,24}) inclusive\b(?! of)/gi, ''],
  // "Are we making more per customer than in September?"
  [
    /\b(?:are|is|do|did|have|has) (?:we|i) (?:been )?(?:making|earning|getting|taking|make|earn|get|take|made|earned|taken) (more|less) (?:per|from each|from every|off each|for each) (customer|sale|client|deal|job|settlement|transaction)\b/gi,
    'is revenue per $2 $1',
  ],
  [/^\W*in which (?=(?:weeks?|months?|days?|quarters?)\b)/gi, 'which '],
  // "How is November shaping up?"
  [
    /\b(how(?:[’']?s| is| are| was| were) [^?]{3,60}?) (?:shaping up|shaping|stacking up|panning out|coming along|travelling|traveling|measuring up)\b/gi,
    '$1 going',
  ],
  [/\b(marketing|staff|labou?r|wage|supply|premises|rent) costs? per (?=\p{L})/giu, '$1 per '],
  [/^what else (?=is|are|was|were|has|have|moved|pushed|dragged|drove)/gi, 'what '],
  // "A one-paragraph summary I can send to my business partner Helen about October"
  [
    /,? (?:that |which )?(?:i|we) (?:can|could|will|must|have to|need to|want to) (?:send|forward|give|show|email|pass|hand|read|present)(?: on| out)? (?:to )?(?:my|our|the) [^,.;:?!]{2,50}?(?= (?:about|on|of|for|covering)\b|[.?!]*$)/gi,
    '',
  ],
  [
    new RegExp(
      String.raw`^\W*(?:(?:please|can you|could you)\W+)*(?:(?:give|write|do|prepare|send)(?: me| us)? )?(?:an? |the )?(?:(?:short|quick|brief|plain|one|two|three|single|simple)[- ]?(?:paragraph|page|line|sentence|minute)?s? ){0,2}(?:summary|rundown|recap|round-?up|review|overview|wrap-?up) (?:of|on|about|for|covering) (?:how )?(${times}(?: (?:went|was|has been))?)(?:,? please)?[.?!]*$`,
      'gi',
    ),
    'how did $1 go?',
  ],
  // "Tell me in two sentences where we stand"
  [
    new RegExp(
      String.raw`\b((?:tell|give|show|say|explain)(?: to)? (?:me|us)),? in ${count} (?:short |quick |plain )?(?:sentences?|lines?|words|paragraphs?|minutes?),? `,
      'gi',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      String.raw`^\W*in ${count} (?:short |quick |plain )?(?:sentences?|lines?|words|paragraphs?|minutes?),? (?=(?:tell|give|show|say|explain|what|where|how)\b)`,
      'gi',
    ),
    '',
  ],
  // "I have a partner call at 10."
  [
    /(?<=[.?!]) *(?:i|we)(?:[’']ve| have|[’']m in| am in)(?: got)? (?:an? |the |my |our )?(?:\w+ ){0,3}(?:call|meeting|lunch|flight|appointment|visit)\b[^.?!]{0,40}[.!]*\s*$/gi,
    '',
  ],
  // "Was it a mistake? I want a straight answer"
  [
    /(?<=[.?!,;]) *(?:and )?(?:i|we) (?:want|need|[’']?d like|would like) (?:an? )?(?:straight|honest|short|quick|clear|plain|simple)(?:,? (?:honest|short|quick|clear|plain|simple))? (?:answer|yes or no|reply)[.!]*\s*$/gi,
    '',
  ],
  // "Anything due before the weekend opens?"
  [/\b(the (?:long )?weekend|the week|the day) (?:opens|starts|begins|kicks off|hits|gets going)\b/gi, '$1'],
  // "The week of the Melbourne Cup"
  [new RegExp(String.raw`\b(?:the )?week of (?:the )?(${holidays})\b`, 'gi'), '$1 week'],
  // "This month so far against the same time last month"
  [
    /(?<!\babout )\b(?:the )?(?<!\babout the )same (?:time|point|stage|part|days|period|spot|dates?) (?:in |of |as )?(?=(?:the )?(?:last|previous|prior) (?:month|quarter|year|week)\b)/gi,
    '',
  ],
  // "Where are we leaking money?", "what's eating our margin?"
  [
    /^\W*(?:(?:so|and|but|ok)\W+)*where (?:are|am|do|is) (?:we|i|the business) (?:losing|leaking|bleeding|wasting|burning|haemorrhaging|hemorrhaging|lose|leak|waste|burn)(?: (?:the|our|any|all this|so much|most of our))? (?:money|cash|profits?|dollars)\W*$/gi,
    'what is dragging profit down?',
  ],
  [
    /^\W*(?:(?:so|and|but|ok)\W+)*where (?:are|is|do) (?:we|i|the business) (?:losing|leaking|lose|leak)(?: (?:the|our))? margins?\W*$/gi,
    'what is dragging the margin down?',
  ],
  [
    /\bwhat(?:[’']?s| is) (?:eating|chewing|gnawing|cutting|biting)(?: (?:up|into|away(?: at)?|through|at))? (?:our |the |my )?(profits?|margins?)\b/gi,
    'what is dragging $1 down',
  ],
  // "Which costs have got out of hand?"
  [
    /\b(which|what) (costs?|expenses|bills|spending) (?:have|has|is|are|keep|keeps)? ?(?:got(?:ten)?|getting|gone|going|blown|blowing|crept|creeping|run|running) (?:out of (?:hand|control)|away(?: from us)?|up|out)\W*$/gi,
    '$1 costs went up the most?',
  ],
  // "And the worst one?": no number.
  [
    /^(\W*(?:and |but )?(?:(?:what|how) about )?(?:the |our )?(?:best|worst|highest|lowest|biggest|smallest|busiest|quietest|strongest|weakest|slowest|longest|latest|oldest)) one(?=\W*$)/gi,
    '$1',
  ],
  // "…, and is there enough in the bank for it?"
  [
    /\b(?:is there|have we(?: got)?|do we have|will there be) enough (?:money |cash )?(?:in (?:the bank|the account|hand) )?for (?:it|that|them)\b/gi,
    'how much cash do we have',
  ],
  // "What did we take last week and is that good for November?"
  [
    /^\W*(?:what|how much) (?:did|have) (?:we|i) (?:take|taken|bill|billed|make|made|earn|earned|bring in|do|done|turn over) (last (?:week|month|quarter)),? (?:and )?is (?:that|it|this) (?:any )?(?:good|bad|ok|okay|alright|decent|normal|usual|typical)\b[^?]{0,40}\?*\s*$/gi,
    "was $1's revenue normal?",
  ],
  // "…, is that good or bad for November?"
  [
    /\bis (?:that|it|this) (?:any )?(?:good(?: or bad| enough)?|bad|ok|okay|alright|decent)(?: or not)?(?: for (?:this time of year|a [^?]{3,30}|january|february|march|april|may|june|july|august|september|october|november|december))?(?=\W*$)/gi,
    'is that normal',
  ],
]

const longest = 500

const shown = (size: number): string => Number(size.toFixed(2)).toString()

/** "A 40-day job at $1,700 a day spread over 8 weeks": so many days a week. */
const spreadJob =
  /\b(?:an? )?(?<days>\d+(?:\.\d+)?)[- ]days? (?:job|project|engagement|contract|gig|assignment|piece of work) at (?<rate>\$ ?\d[\d,.]*) (?:a|per) day,? (?:spread |split |run(?:ning)? |done )?(?:out )?(?:over|across|in) (?<weeks>\d+) weeks\b/gi
/** "A $68,000 job over 8 weeks" */
const spreadSum =
  /\b(?:an? )?(?<sum>\$ ?\d[\d,.]*)(?<k> ?k)? (?:job|project|engagement|contract|gig|assignment|piece of work),? (?:spread |split |run(?:ning)? |done )?(?:out )?(?:over|across) (?<weeks>\d+) weeks\b/gi

const plainNumber = (written = ''): number => Number(written.replace(/[^\d.]/g, ''))

/** "Pay the partners an extra 30k in drawings" */
const drawn =
  /\b(?:pay|give) (?:the |our )?(?:partners|owners|directors|shareholders|ourselves|myself|me) (?:an? )?(?:extra |another |further |more )?(?<sum>\$? ?\d[\d.,]*)(?<k> ?k| grand| thousand)? (?:in |of |as )?(?:extra )?(?:drawings|dividends?|distributions?)\b/gi

const inPlainSums = (message: string): string =>
  message
    .replace(drawn, (...found) => {
      const { sum, k } = found.at(-1)
      return `take $${plainNumber(sum) * (k ? 1000 : 1)} out of the business`
    })
    .replace(spreadJob, (...found) => {
      const { days, rate, weeks } = found.at(-1)
      return Number(weeks) > 0
        ? `${shown(Number(days) / Number(weeks))} more days a week at ${rate} a day for ${weeks} weeks`
        : found[0]
    })
    .replace(spreadSum, (...found) => {
      const { sum, k, weeks } = found.at(-1)
      const size = plainNumber(sum) * (k ? 1000 : 1)
      return Number(weeks) > 0
        ? `$${shown(size / Number(weeks))} more revenue a week for ${weeks} weeks`
        : found[0]
    })

/** The message without what it says in passing, and with its sums put plainly. */
export const withoutAsides = (message: string): string =>
  message.length > longest
    ? message
    : inPlainSums(turns.reduce((text, [pattern, meant]) => text.replace(pattern, meant), message))
