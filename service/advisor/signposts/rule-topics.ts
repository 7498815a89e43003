/** Topics of law, tax and safety, by their subjects. */
import type { Signpost } from '#schema/advisor/signpost'

/**
 * Subject of a rule. `rules`: things that exist only by law; `matters`: things that a business has too, where
 * only the wording decides.
 */
export type RuleTopic = {
  readonly about: Signpost
  readonly rules: RegExp
  readonly matters?: RegExp
}

const worker =
  '(?:staff|employee|worker|casual|apprentice|trainee|junior|barista|chef|cook|waiter|waitress|dishwasher|kitchenhand|receptionist|consultant|manager|assistant|agent|bookkeeper|cleaner|someone|somebody|him|her|them|kid|student|teenager|backpacker)s?'

export const ruleTopics: readonly RuleTopic[] = [
  {
    about: 'trust-money',
    rules: /\b(?:trust (?:money|funds?)|deposits? (?:held|in trust))\b/i,
    matters: /\btrust account\b|\b(?:holding )?deposit\b|\brental bond\b/i,
  },
  {
    about: 'super',
    rules: /\bsuperannuation\b|\bsuper(?: guarantee| fund| rate| contributions?)\b/i,
    matters:
      /\b(?<!be )(?:their|his|her|my|our|any|pay|paying|owe|owed|more|much|what|for|on|is|does|get|gets|about) super\b|\bsuper (?:for|on|to|do|does|is)\b/i,
  },
  {
    about: 'visa',
    rules:
      /\b(?:work(?:ing)? holiday|student|sponsor(?:ed)?|skilled|partner|bridging) visas?\b|\b(?:overseas|foreign|migrant) workers?\b/i,
    matters: /\bvisas?\b/i,
  },
  {
    about: 'safety',
    rules:
      /\b(?:workplace (?:safety|injur\w+|incident)|whs|ohs|oh&s|safework|worksafe|work ?cover|workers?[’']? comp(?:ensation)?|asbestos|notifiable)\b/i,
    matters:
      /\b(?:customer|visitor|guest|tenant|worker|employee|staff|chef|cook|barista|waiter|waitress|kid|child|somebody|someone|he|she|who) (?:has |have |was )?(?:slipped|slips|tripped|trips|fell|falls|fallen|got hurt|hurt|injur\w+)\b|\b(?:injur(?:y|ies|ed)|hazards?|accidents?|unsafe|scaffold\w*|forklift|ladders?|first aid(?:er)?|evacuation|fire extinguishers?|heat ?wave)\b/i,
  },
  {
    about: 'food-safety',
    rules:
      /\b(?:food (?:safety|poisoning|handling|hygiene)|food safety supervisor|allergens?|anaphyla\w+|salmonella|use.by dates?|temperature log)\b/i,
    matters:
      /\b(?:nut allergy|gluten|coeliac|reheat\w*|leftovers|health inspector|cockroach\w*|mice|rats?)\b/i,
  },
  {
    about: 'tenancy',
    rules:
      /\b(?:tenants?|renters?|rental)\b.*\b(?:bond|qcat|ncat|vcat|tribunal)\b|\b(?:evict\w*|break lease|notice to (?:vacate|leave|quit)|rent(?:al)? arrears|residential tenan\w+|smoke alarms?|urgent repairs?|mid.?lease|entry notice|rta|tenancy (?:law|act|tribunal))\b/i,
    matters:
      /\b(?:tenants?|renters?|rental bond|bond|rental|mould|mouldy|lease)\b(?=.*\b(?:pay|rent|out|keep|kick|pets?|dog|cat|refuse\w*|repair\w*|fix\w*|notice|enter|access|increase|raise|put up|lock\w*|owes?|late|behind|mould\w*|broke\w*|leave|stay|sublet\w*|claim|compensat\w*|inspect\w*)\b)|\brent\b.*\btenants?\b/i,
  },
  {
    about: 'lease',
    rules: /\b(?:commercial|retail|shop) (?:lease|tenan\w+)\b|\bmake.?good\b/i,
    matters: /\b(?:landlord|lessor|lease|option to renew)\b/i,
  },
  {
    about: 'pay',
    rules: new RegExp(
      String.raw`\b(?:penalty rates?|overtime|double.?time|time and a (?:half|quarter)|casual loading|leave loading|holiday loading|minimum (?:wage|pay|rate|shift|hours)|the award|award (?:rate|wage|pay)s?|modern award|junior rates?|(?:annual|sick|personal|long service|parental|maternity|paternity|carer[’']?s|compassionate|bereavement|unpaid) leave|redundan\w+|severance|notice period|unfair(?:ly)? dismiss\w*|dismissal|underpa(?:y|id|ying)\w*|wage theft|unpaid (?:trial|work|internship)s?|(?:work|trial) for free|sham contract\w*|meal breaks?|rest breaks?|final pay|pay ?slips?|fair work|enterprise agreement|public holiday (?:pay|rates?)|probation\w*)\b|\b(?:sack|fire|terminate|dismiss|lay ?off|laying off|sacking|firing|let) (?:(?:my|our|the|a|an|one of (?:my|our|the)|that|this|both|two|three) )?(?:\w+ ){0,2}?${worker}\b(?! for (?:ideas|advice))(?! know)`,
      'i',
    ),
    matters: new RegExp(
      String.raw`\b(?:sick ?(?:days?|pay)|holiday pay|leave|breaks?|shifts?|wages?|pay rates?|rosters?|notice|hours|gratuity|tips|uniforms?|resign\w*|quit|quits|contractors?|${worker})\b`,
      'i',
    ),
  },
  // Levied by the states, and no matter of the federal tax office.
  {
    about: 'state-tax',
    rules:
      /\b(?:(?:payroll|land|foreign land) tax(?:es)?|(?:stamp|transfer|vehicle registration|insurance) dut(?:y|ies)|revenue office)\b/i,
  },
  {
    about: 'tax',
    rules:
      /\b(?:tax deduct\w+|deductible|deductions?|write.?offs?|write (?:it|that|this|them) off|depreciat\w+|fringe benefits?|fbt|payg|capital gains|cgt|income tax|company tax|tax (?:return|rate|bracket|file number|invoice|office|deductible|minimisation)|instant asset|ato|abn|tfn|gst[- ]free|input tax|lodge (?:a|the|our|my) (?:bas|tax|return))\b/i,
    matters: /\b(?:tax|taxed|taxes|taxable|gst|bas|activity statements?)\b/i,
  },
  {
    about: 'debt',
    rules:
      /\b(?:debt collect\w+|letter of demand|statutory demand|insolven\w+|bankrupt\w*|liquidat\w+|small claims|charge (?:\w+ )?interest|late payment (?:fee|interest)|security of payment)\b/i,
    matters:
      /\b(?:unpaid invoices?|overdue invoices?|has(?:n[’']t| not) paid|won[’']t pay|refus\w+ to pay|not paid|owes? us)\b/i,
  },
  {
    about: 'consumer',
    rules:
      /\b(?:consumer law|accc|refund rights?|misleading|underquot\w*|price fixing|cooling.?off|chargebacks?|surcharg\w+|false advertising|gift card expiry)\b/i,
    matters:
      /\b(?:refunds?|warrant(?:y|ies)|guarantees?|gift (?:cards?|vouchers?)|competitions?|giveaway|raffle|advertis\w+|reviews?)\b/i,
  },
  {
    about: 'personal-data',
    rules:
      /\b(?:read|monitor\w*|check|open|look at|track\w*) (?:[\w’']+ ){0,3}(?:e-?mails|inbox|private messages|phones)\b|\b(?:data breach|privacy act|spam act|do not call|marketing consent|australian privacy principles)\b/i,
    matters:
      /\b(?:cctv|cameras?|record (?:a|the|our|my|their) calls?|email list|mailing list|personal information)\b/i,
  },
  {
    about: 'licence',
    rules:
      /\b(?:liquor (?:licence|license|laws?)|rsa|development approval|zoning|planning permit|footpath (?:permit|licence|dining)|apra|music licen[cs]e|fair trading licen[cs]e)\b/i,
    matters: /\b(?:alcohol|byo|licen[cs]ed?|permit|busk\w*|signage|outdoor (?:seating|dining)|live music)\b/i,
  },
  {
    about: 'brand',
    rules: /\b(?:trade ?marks?|copyright\w*|patents?|intellectual property|passing off)\b/i,
    matters: /\b(?:our logo|business name|copied (?:our|my)|stole (?:our|my))\b/i,
  },
]
