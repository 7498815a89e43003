/** A level that is told with a question why: "0% margin in July, how come?" The cause is asked for, and the level is told. */

const measure = `(?:the |our )?(?<measure>(?:profit )?margin|profits?|revenue|sales|takings|fees|billings?|wages|costs|runway|cash runway)`
const level = String.raw`(?:only |just |a )?(?:\$ ?)?(?:\d[\d,.]*(?: ?%| ?k| percent)?|zero|nil|nothing|no)`
const asksWhy = `(?:so )?(?:what(?:['’]?s| is| was| has| the hell| on earth)? ?(?:going on|gone wrong|went wrong|happened|happening)|wtf(?: happened)?|how come|how so|why(?: (?:is|was) (?:that|it))?|please explain|explain)`
const joins = `(?:[,.;!?]+| ?[–—-]+)`
const reached =
  '(?:hit|was|were|is|fell to|dropped to|sank to|rose to|jumped to|came in at|sat at|went to|at)'
const anyTime = String.raw`(?<time>(?:in |on |over |during |for )?[\p{L}\d ]{3,40}?)`

const forms: readonly RegExp[] = [
  // "Margin hit 10% last week. What's going on?"
  new RegExp(String.raw`^\W*${measure} ${reached} ${level} ${anyTime}${joins} *${asksWhy}\W*$`, 'iu'),
  // "0% margin in July, how come?"
  new RegExp(String.raw`^\W*${level} ${measure} ${anyTime}${joins} *${asksWhy}\W*$`, 'iu'),
  // "The week of 20 July had 0% margin, what happened?"
  new RegExp(
    String.raw`^\W*${anyTime} (?:had|was|were|showed|came in at|made) (?:at )?${level} ${measure}${joins} *${asksWhy}\W*$`,
    'iu',
  ),
  // "Why were we at zero margin in July?"
  new RegExp(
    String.raw`^\W*(?:so )?(?:why|how come) (?:were|was|are|is|did|have|had) (?:we|i|it|the business) (?:(?:only|just) )?(?:at |on |down (?:to|at) |up (?:to|at) |stuck at |make |have |get |made |had )${level} ${measure}(?: ${anyTime})?\W*$`,
    'iu',
  ),
]

/** "Why did we make nothing in July?" */
const nothingMade =
  /\b(?<why>why|how come) (?:did |have |had )?(?:we|i) (?:only |just )?(?:make|made|earn|earned) (?:nothing|zero|no (?:money|profit)|a loss)\b/gi

/** The message with the cause asked for alone; as it is where no level is told. */
export const withoutToldLevel = (message: string): string => {
  for (const form of forms) {
    const found = form.exec(message)?.groups
    const time = found?.time?.trim() ?? ''
    if (found?.measure) return `Why did ${found.measure} move ${time}?`.replace(' ?', '?')
  }
  return message.replace(nothingMade, '$<why> was profit so low')
}
