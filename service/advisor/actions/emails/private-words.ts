/** Words for what a business keeps from outsiders, and from its team. */

// Outsiders are not told how the business earns, its worries or how it decides; the team is not told about
// its money.
const money = String.raw`margin|profit|runway|cash|salar\w+|advisory|dismiss|fees? earned|amount billed`
export const insideTeam = new RegExp(
  String.raw`\b(?:${money})\b|\bdays?:? \d+.*\$\d|\$[\d,.]*\d (?:a|per) day\b|\b(?:billed|sales|fees|revenue|takings)\b.*\$\d`,
  'i',
)
export const inside = new RegExp(
  String.raw`\b(?:${money}|wages?|takings|idle|bench|at stake|(?:win|won|back) (?:it |them )?back|break.?even|exit letter|signed off|cost about|costs? us|worth|lose|lost|choice|rescue|haven’t asked|brief|notice it|negotiation|managements|transactions|billed|billing|(?:sales|fees|revenue) (?:averaged|came|of)|brings? in|average of|\d% of the week)\b`,
  'i',
)
