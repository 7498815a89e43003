/** Everyday turns of phrase, put as the question that they stand for. */

import { askedOtherwise } from './asked-otherwise.ts'
import { askingTalk } from './asking-talk.ts'
import { figuresTalk } from './figures-talk.ts'
import { ownersTalk } from './owners-talk.ts'
import { tailAfter } from './tail-after.ts'
import { tailsTalk } from './tails-talk.ts'
import { withoutToldLevel } from './told-levels.ts'

const units = '(?:week|fortnight|month|quarter|year|weekend|day)'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'

const turns: readonly (readonly [pattern: RegExp, meant: string])[] = [
  // "What's the damage from last week?"
  [
    new RegExp(
      String.raw`\bwhat(?:['’]?s| is| was) the (?:damage|story|verdict|score|wash.?up) (?:from|for|on|of) (?=(?:last|this|the (?:past|last)) ${units}|yesterday|${month})`,
      'gi',
    ),
    'how did we go ',
  ],
  // "Such a bad week at the end of October": that week, and not a third of the month
  [
    new RegExp(String.raw`\bweek (?:(?:at|in|towards) )?(?:the )?(?:very )?end of (?=${month}\b)`, 'gi'),
    'last week of ',
  ],
  // "The one-paragraph version of how we're tracking, for the board"
  [
    /\b(?:give|tell|show|send) (?:me|us) (?:the|a) (?:\S+ ){1,3}?(?:version|rundown|summary|overview|gist|lowdown) (?:of|on) (?=how\b)/gi,
    '',
  ],
  [
    /(?<!\b(?:points?|bullets?|headlines?|highlights?|takeaways?)),? for (?:the|our|my) (?:business )?(?:board|bank|bank manager|partners?|accountant|bookkeeper|lawyer|landlord|coach|investors?|directors?|owners?|meeting)(?=(?: please| pls)?[?.!\s]*$)/gi,
    '',
  ],
  // "Just tell me quickly: …", "I'm in the car, …"
  [
    /^\W*i[’']?m (?:in|on|at|about|just|running|off|driving|walking|doing|preparing|finishing|writing up|getting ready for)\b[^,.;:?]{0,30}[,.;:] */gi,
    '',
  ],
  [/\bjust (?:tell|give) me (?:quickly|straight|honestly|fast|the short answer)\b[:,]? */gi, ''],
  [/^\W*(?:be honest|honestly|straight up|no sugar.?coating|hand on heart)[,:.]? +/gi, ''],
  [
    /^\W*(?:(?:hi|hello|morning|hey)\W+)?(?:\w+ )?(?:minutes?|mins?|seconds?|an hour) (?:before|till|until|to) (?:i see |i meet )?(?:my|the|our|a) [^,.;:?]{0,30}[,.;:] */gi,
    '',
  ],
  // "Slowest day, not counting Sundays"
  [
    /\b(slowest|quietest|busiest|best|worst|strongest|weakest|deadest) day(?=,? (?:not counting|excluding|apart from|other than|leaving out|except(?: for)?|besides)\b)/gi,
    '$1 weekday',
  ],
  // "Our best day of the month" is one of this month; "which day of the month" is any first, second or third.
  [
    /(?<!\bwhich )\b(best|worst|busiest|quietest|slowest|strongest|weakest|deadest|biggest) (days?|weekends?) of the month\b/gi,
    '$1 $2 this month',
  ],
  [/\b(best|worst|busiest|quietest|slowest|strongest|weakest|deadest) trading (hours?)\b/gi, '$1 $2'],
  // "How much comes through the door?"
  [/\bhow much (?:comes?|came|walks?|walked) (?:in )?(?:through|in) the door\b/gi, 'how much do we take'],
  // "July to September against October till now"
  [
    new RegExp(String.raw`\b(?:from )?(${month}) (?:till|until|til|to|up to) (?:now|today|date)\b`, 'gi'),
    'since $1',
  ],
  // "…, am I in front or behind?"
  [
    tailAfter(
      /\d[^?]{0,120}/,
      /,? (?:am|are|would|will|do|is) (?:i|we|it|that)(?: be| end up| come out| leave us)? (?:in front|ahead|behind|better off|worse off|up or down)(?: or (?:behind|ahead|in front|worse|worse off|not))?(?=\W*$)/gi,
    ),
    ', what happens to profit',
  ],
  // "50 cents instead of 20"
  [
    /(?<=\d ?(?:c|cents?|%|percent|k)?) (?:instead of|rather than) (?:the )?\$?\d[\d.,]*(?: ?(?:c|cents?|%|percent|k))?(?=\W|$)/gi,
    '',
  ],
  // "If takings drop back to what they were in June, …?"
  [
    new RegExp(
      String.raw`\b(?:what )?if (?:sales|takings|revenue|fees|billings?|income|things|we) (?:drop|fall|go|went|slip|slide|return|get|came?|come)(?:ped|s|ed)? back to (?:what (?:they|it) (?:was|were)|where (?:they|it|we) (?:was|were)|the level(?:s)?)(?: back)? (?:in|of|over|during) (?<when>(?:last )?(?:${month}|summer|autumn|winter|spring)).*$`,
      'gi',
    ),
    'what was profit a week in $<when>',
  ],
  // "Shut between Christmas and New Year": a week.
  [
    /\b(?:shut|clos)(?:e|ing|ting|ed)?(?: up| down)? (?:between|from) (?:christmas|xmas)(?: day| eve)? (?:and|to|until|till) (?:the )?new year(?:['’]?s)?(?: day| eve)?[.?!]*(?: what (?:would|will|does) (?:that|it) cost\b[^?]*)?/gi,
    'shut for a week: what would it cost',
  ],
  // "A new agent starting on Monday"
  [
    new RegExp(
      String.raw`(?<=\b(?:agent|chef|cook|barista|manager|consultant|senior|junior|graduate|assistant|person|hire|starter|someone|somebody)) (?:starting|who starts|start|begins|beginning)(?: on| from| in)? (?:next )?(?:${units}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|${month})`,
      'gi',
    ),
    '',
  ],
  // "Should I roster more people?"
  [
    /\b(roster(?:ing)?|hir(?:e|ing)|employ(?:ing)?|put(?:ting)? on|schedul(?:e|ing)|need(?:ing)?|bring(?:ing)? in) (more|extra|additional|another) (?:people|hands|bodies|person|pair of hands)\b/gi,
    '$1 $2 staff',
  ],
  [
    /^(\W*(?:(?:and|so|but|ok)\W+)*)(?:do|will|would) (?:we|i) need (more|extra|another) (staff|hands|casuals?|people|agents?|consultants?)\b/gi,
    '$1should we roster $2 $3',
  ],
  // "Best quarter so far": of all quarters.
  [
    /\b(best|worst|highest|lowest|biggest|strongest|weakest|busiest|quietest) (week|month|quarter) (?:so far|yet|to date)\b/gi,
    '$1 $2 on record',
  ],
  // "How did this November compare with the last?": the one of last year.
  [
    new RegExp(
      String.raw`\bthis (${month})\b([^?]*?\b(?:compar\w+|stack\w*|measur\w+|against|versus|vs|than)\b(?: up)?(?: (?:with|to|against))?) (?:the )?(?:last|previous|prior)(?: one)?(?=\W*$)`,
      'gi',
    ),
    '$1$2 $1 last year',
  ],
  // The Christmas party is no time of the year.
  [
    /(?<=\$ ?\d[^?]{1,60}\b)(?:christmas|xmas|new year['’]?s?|easter|end[- ]of[- ]year) (?=(?:party|lunch|dinner|do|drinks|hampers?|bonus(?:es)?|presents?|gifts?|breakfast|function|bash)\b)/gi,
    '',
  ],
  // "$500 a head for the Christmas party?"
  [
    /^\W*(?:(?:can|could) (?:we|i) (?:afford|stretch to|run to|manage) )?(\$ ?\d[\d,.]* ?k?) (?:a|per) (?:head|person) (?:for|on) (?=(?:the|our|a|an) )([^?]*)\?*\s*$/gi,
    'should we spend $1 a head on $2?',
  ],
  // "What are 31 managements worth?": what goes with them if they go.
  [
    /^\W*what(?:['’]s| is| are| would be) (\d+) (landlords|managements|clients|contracts|accounts|sponsors|vendors) worth(?: to us)?(?: (?:a|per) (?:week|month|year))?\W*$/gi,
    'what if we lost $1 $2?',
  ],
  // "… in three bullet points"
  [
    /(?<=\w{4}),? in (?:a|one|two|three|four|five|six|\d|a few|a couple of) (?:short |quick )?(?:bullet points?|dot points?|bullets?|points|sentences?|lines?)(?=[?.!\s]*$)/gi,
    '',
  ],
  // "Sent out late in March": late is how, and not which part of the month.
  [
    new RegExp(
      String.raw`\b(go|goes|went|going|sent|paid|pay|pays|came|come|comes|arriv(?:e|es|ed)|deliver(?:ed|s)?|settle[sd]?|lodged|finished|out|in) late in (?=${month})`,
      'gi',
    ),
    '$1 late during ',
  ],
  // "I reckon Fridays are dead, what share …?": the question stands by itself.
  [
    /^\W*(?:(?:so|look|honestly)\W+)?(?:i|we)(?:['’]d)? (?:reckon|think|feel|suspect|guess|figure|believe|say)(?: that)? [^,;.?!]{3,60}[,;.] *(?:so |but |and )?(?=(?:what|how|which|when|who|where)\b(?:\W+[\w’']+){4,})(?!.*\b(?:it|that|they|those|them|this)\b)/gi,
    '',
  ],
  // "What happens over the Christmas weeks, moneywise?"
  [
    /\bwhat (?:usually |normally )?(?:happens|goes on)(?: around here| here| to us)? ((?:over|in|during|at|around) [^,?]{3,40}?),? (?:money.?wise|financially|in money terms|in dollars|to (?:sales|takings|fees|income))\b/gi,
    'how do sales go $1',
  ],
  // "Are we on track for $20,000 a week?"
  [
    /\b(?:are|is) (?:we|things|the business) (?:still )?on (?:track|course|target) (?:for|to (?:make|do|hit|reach|take|bill|get to)) (?=\$ ?\d[\d,.]* ?k?(?: grand)? (?:a|per|each) week\b)/gi,
    'will revenue reach ',
  ],
  [
    /\b(?:are|is) (?:we|things|the business) (?:still )?on (?:track|course|target) (?:for|to (?:make|hit|reach|get to)) (?:an? )?(?:(?:profit )?margin of )?(\d+(?:\.\d+)? ?%)(?: (?:profit )?margin)?(?= by\b|\W*$)/gi,
    'will the margin reach $1',
  ],
]

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthList = new RegExp(String.raw`\b${month}(?:(?:,? and|,| &)? ${month}){2,}\b`, 'gi')

/** "August, September and October": one time, if each follows the one before. */
const asOneTime = (list: string): string => {
  const named = list.match(new RegExp(month, 'gi')) ?? []
  const at = named.map((name) => monthNames.indexOf(name.slice(0, 3).toLowerCase()))
  const isInTurn = at.every((one, place) => place === 0 || one === ((at[place - 1] ?? 0) + 1) % 12)
  return isInTurn ? `${named[0]} to ${named.at(-1)}` : list
}

/** Longer messages are not put in a turn of phrase. */
const longest = 500

/** The message with its everyday turns put plainly. */
export const plainTurns = (message: string): string =>
  message.length > longest
    ? message
    : [...turns, ...ownersTalk, ...askedOtherwise, ...figuresTalk, ...askingTalk, ...tailsTalk]
        .reduce((text, [pattern, meant]) => text.replace(pattern, meant), withoutToldLevel(message))
        .replace(monthList, asOneTime)
