/** What people ask that no record here holds, and what it would take to answer. */

/** A thing that the records cannot know: the words for it, and what would be needed. */
type Unknown = {
  readonly name: string
  readonly words: RegExp
  readonly needed: string
  /** True where it may be no more than the cause of a change whose size the message states. */
  readonly isCause?: boolean
}

const unknowns: readonly Unknown[] = [
  {
    name: 'a site that is not open yet',
    words: /\b((second|another|new|third) (site|location|shop|store|branch|cafe|office)|which suburb)\b/,
    needed: 'its rent, fit-out and wages, and what comparable places nearby take',
  },
  {
    name: 'debtors',
    words:
      /\b(late (pay\w*|invoices?)|pays? late|overdue|unpaid|debtors?|receivables?|owes? us|outstanding invoices?|invoices? outstanding)\b/,
    needed: 'the open invoices with their due dates, from your accounting system',
  },
  {
    name: 'staffing per shift',
    words:
      /\bhow many (staff|people|hands|waiters?|baristas?|cooks?|chefs?)\b(?!.*\bbreak).*\bneed\b|\b(have|got|need) (too many|too few|enough) (staff|people|hands|waiters?|baristas?|cooks?|chefs?)\b/,
    needed:
      'the roster as worked; the roster proposal under Briefs estimates numbers from the takings of each hour',
  },
  {
    name: 'what marketing brings in',
    words:
      /\b(marketing|advertising|adverts?|ads?|campaigns?|promotions?|portals?)\b.*\b(work|works|working|pay off|pays off|worth it|bring in|brings in|bringing in|roi)\b/,
    needed: 'a way to trace it: a code on each offer, a separate link, or a question at the counter',
  },
  {
    name: 'individual suppliers',
    words: /\bwhich (of our )?suppliers?\b/,
    needed: 'the invoices by supplier, from your accounting system',
  },
  {
    name: 'how many there are',
    words:
      /\bhow many (listings|properties|managements|employees|staff|people|consultants|agents) (do|are|have|did)\b/,
    needed: 'the register from your property or payroll system',
  },
  {
    name: 'competitors',
    words: /\b(competitors?|competition|rivals?|the place next door|market share)\b/,
    needed: 'their prices and offers, from your own notes or a market report you trust',
    isCause: true,
  },
  {
    name: 'the weather',
    words: /\b(weather|rain|rains|rainy|raining|forecast rain|storm|heatwave)\b/,
    needed: 'daily weather beside the hourly figures',
    isCause: true,
  },
  {
    name: 'individual listings and projects',
    words:
      /\bhow long (do|does|did) (a |an |the |our |my )?(listings?|homes?|houses?|rentals?|propert(y|ies)|vacanc(y|ies)|projects?|engagements?)\b|\bdays on (the )?market\b/,
    needed: 'the register from your property or project system',
  },
  {
    name: 'individual customers',
    words:
      /\b(which (customers?|clients?|guests?|landlords?|vendors?|tenants?)|how many (customers|clients|guests|landlords|vendors|tenants) ((have |has )?(left|quit|gone)|(have|did) we (lost|lose|won|win))|(drop|fire|let go of) (a|this|that|the|one) (customer|client|guest|landlord|vendor)|who (is|are) (my|our) (best|biggest|top|worst)|loyal|repeat customers?|retention rate|churn|reviews?|satisfaction|complaints?)\b/,
    needed: 'a customer list with visits or invoices by customer, or the reviews themselves',
  },
  {
    name: 'individual team members',
    words:
      /\b(which (staff|employee|agent|consultant)|who should i (fire|promote|let go)|best (employee|agent|barista|consultant)|morale|staff turnover|sick leave)\b/,
    needed: 'the roster with hours by person, and your own judgement of the work',
  },
  {
    name: 'individual products',
    words:
      /\b(which (?:of our )?(dish|item|product|service|drink|coffee|property|listing|project)(?:e?s)?|menu items?|best ?sellers?|best selling|product mix)\b|\bhow much should (?:an?|the|our|my) (?:\S+ ){1,3}(?:cost|be|sell for)\b/,
    needed: 'sales by item, from your till or invoicing system',
  },
  {
    name: 'tax and law',
    words: /\b(tax|taxes|gst|bas|legal|lawsuit|sue|contract law|unfair dismissal)\b/,
    needed: 'your accountant or lawyer, with the documents in hand',
  },
  {
    name: 'pay under the award',
    words: /\b(award rates?|penalty rates)\b/,
    needed: 'the award, and the level and hours of each person',
    isCause: true,
  },
  {
    name: 'loans and their rates',
    words: /\b(interest rates?|cash rate|reserve bank|rba|(?<!(day|our|hourly|daily) )rate (cut|hike)s?)\b/,
    needed: 'the loans with their balances and rates',
  },
  {
    name: 'what the business would sell for',
    words: /\b(sell the business|valuation|what (are we|is the business|is it) worth|buyer)\b/,
    needed: 'the balance sheet, debts and leases, and prices of comparable sales',
  },
  {
    name: 'markets outside',
    words: /\b(inflation|share ?market|stock market|bitcoin|crypto|economy|exchange rate|election)\b/,
    needed: 'a published source; I read only what this business has on record',
    isCause: true,
  },
]

/** The thing in a message that the records cannot know. */
export const unknownIn = (text: string): string | undefined =>
  unknowns.find(({ words }) => words.test(text))?.name

/** True where it may be no more than the cause of a change whose size is stated. */
export const mayBeCause = (name: string): boolean =>
  unknowns.some((one) => one.name === name && one.isCause === true)

/** What it would take to answer. */
export const neededFor = (name: string): string =>
  unknowns.find((one) => one.name === name)?.needed ?? 'a record of it'
