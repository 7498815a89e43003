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

/** The message with these words put plainly. */
export const plainVerbs = (message: string): string =>
  message
    .replace(dayBills, (found, day: string) => {
      const verb = found.slice(day.length).trim().toLowerCase().replace(/s$/, '')
      return `${day} do we ${verb}`
    })
    .replace(targetOf, '')
    .replace(onAverage, 'on a typical ')
    .replace(oneOff, 'unusual')
    .replace(keepsUp, 'worries $<whom>')
    .replace(dayWeek, '$<days> billed days a week')
