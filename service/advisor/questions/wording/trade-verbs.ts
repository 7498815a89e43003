/** Words with a second meaning, put the way that leaves one: "which day bills most", "our target of 1,300 sales". */

/** "Which day of the week bills the most?": a verb, and no expense. */
const dayBills =
  /\b(?<day>(?:which|what) (?:day(?: of the week)?|weekday|week|month|quarter)) (?:bills|earns|takes|makes|sells)\b/gi
/** "Did we hit our target of 1,300 sales?": the figure is the target. */
const targetOf = /\b(?:our|the|my) (?:weekly |monthly |daily )?(?:target|goal|aim) of (?=\$?\d)/gi

/** "A 36-day week": days that are billed, since no week has as many to open on. */
const dayWeek = /\ban? (?<days>\d{2})[- ]day week\b/gi

/** "Was last week a one-off?": unusual, and nothing that is off. */
const oneOff = /\b(?:just )?an? one[- ]off(?=\W*$)/gi

/** "It keeps me up at night": a worry, and no hour. */
const keepsUp = /\bkeep(?:s|ing)? (?<whom>me|us) (?:up|awake)(?: (?:at|all) night| at nights)?\b/gi

/** "On an average day": a usual one, and not "on average". */
const onAverage = /\bon an average (?=(?:day|week|month|saturday|sunday|weekday|weekend)\b)/gi

/** "Are we a seasonal business?": how far the months are apart. */
const seasonal =
  /^\W*(?:(?:and|so|but|ok)\W+)*(?:(?:are|is) (?:we|it|our \p{L}+|the (?:business|trade|work)|this) (?:a )?(?:very |really )?seasonal(?: (?:business|trade|one))?|how seasonal (?:are|is) (?:we|it|our \p{L}+|the (?:business|trade|work)))\W*$/iu
const busySeason =
  /\b(?:when|what|which)(?: is|['’]s| are)? (?:our|the) (?<kind>busy|busiest|peak|high|quiet|quietest|slow|slowest|low|off)[- ]?(?:season|time of (?:the )?year|period)\b\W*$/iu
const quiet = /^(?:quiet|slow|low|off)/i

/** "How many deals did we close and what did they bring in?": their revenue. */
const broughtIn =
  /,? and (?:what|how much) (?:did|do) (?:they|those|these|it|that) (?:all )?(?:bring(?: us)?(?: in)?|make(?: us)?|earn(?: us)?|take)(?: (?:in (?:all|total)|all up|altogether))?(?=\W*$)/giu
/** "What's our food cost share and what should it be?": whether it is beyond what is usual. */
const shouldBe =
  /\bwhat(?:['’]s| is| are) (?:our|the|my) (?<what>[^?.!]+?),? and what (?:should|ought) (?:it|that|they|those) (?:to )?be\b/giu

/** "Is the average sale going backwards?": it falls, and nothing turns round. */
const backwards = /(?<=\b(?:is|are)\b[^?.,;]{1,40}\b)(?:going|heading|sliding|slipping) backwards?\b/gi
/** "Can we cover our fixed costs?": what has to be covered, whatever it is called. */
const coversFixed =
  /\b(?<covers>cover(?:s|ed|ing)? (?:our|the|my)) (?:fixed|running|operating|overhead) (?=costs|expenses)/gi

/** The message with these words put plainly. */
export const plainVerbs = (message: string): string =>
  message
    .replace(seasonal, 'What is the gap between our best and our worst month?')
    .replace(busySeason, (_, kind: string) => `when do we usually go ${quiet.test(kind) ? 'quiet' : 'busy'}?`)
    .replace(backwards, 'falling')
    .replace(coversFixed, '$<covers> ')
    .replace(broughtIn, ' and what was the revenue')
    .replace(shouldBe, 'what is our $<what>? Is our $<what> too high')
    .replace(dayBills, (found, day: string) => {
      const verb = found.slice(day.length).trim().toLowerCase().replace(/s$/, '')
      return `${day} do we ${verb}`
    })
    .replace(targetOf, '')
    .replace(onAverage, 'on a typical ')
    .replace(oneOff, 'unusual')
    .replace(keepsUp, 'worries $<whom>')
    .replace(dayWeek, '$<days> billed days a week')
