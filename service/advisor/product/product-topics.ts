/** Questions about the product: the part they concern, and where it is. */
import type { ProductTopic } from '#schema/advisor/product-topic'

/** Words that ask how to do something, or whether it is possible. */
const asks =
  /\b(?:how (?:do|can|would|to|does|could|is|are|long)|how\b|where(?:['’]s| is| are| do| can)?|can (?:i|we|you|my|our|it|the|somebody|someone|anyone|anybody|people|jarvin)|could (?:i|we|you)|(?:is|are) (?:it|there|my|our|the|this|that|these)|do (?:you|i|we)|does (?:it|this|jarvin|the)|did you|will (?:you|it|jarvin)|who (?:can|sees?|has|is|else)|what (?:can|do|does|happens|is|are|file|kinds?|format)|which|want to|need to|like to|trying to|help me|show me how|is my|are my|have you)\b|\?\s*$/i

const topics: readonly (readonly [topic: ProductTopic, words: RegExp])[] = [
  [
    'model',
    /\b(?:chat ?gpt|gpt|open ?ai|claude|gemini|copilot|llama|language model|llm|(?:which|what) ai\b|are you (?:an? )?(?:ai|bot|robot|human|person|real)|train(?:ed|ing)? (?:on|your|with) (?:my|our)|sent? (?:to|off|out|overseas)|sell (?:my|our) (?:data|figures|information)|leave australia)\b/i,
  ],
  [
    'privacy',
    /\b(?:(?:my|our|the) (?:data|figures|numbers|information|books|records) (?:safe|secure|private|encrypted|stored|kept|protected|backed up|confidential)|(?:is|are) (?:jarvin|this (?:site|app|place|system|thing)|what i (?:type|say|write)) (?:safe|secure|private|confidential|encrypted)\b|where (?:is|are) (?:my|our|the) (?:data|figures|information|records) (?:stored|kept|held)|who (?:else )?(?:can )?(?:sees?|reads?|looks? at|has access|have access|accesses)\b|your privacy polic\w+|two.?factor|2fa|passkeys?|gdpr|hacked)\b/i,
  ],
  [
    'people',
    /\b(?:invit(?:e|es|ing) (?:a|an|another|my|our|the|someone|somebody) (?:\w+ )?(?:users?|accountants?|bookkeepers?|partners?|colleagues?|managers?|advis[eo]rs?|auditors?|staff|team|wife|husband|member|person|people)\b(?!.*\b(?:letter|email|chat|event|party)\b)|invite (?:someone|somebody|people|others)\b|add (?:a|an|another|my|our|the|new) (?:\w+ ){0,2}(?:user|person|people|member|account|colleague|partner|accountant|bookkeeper|manager|adviser|advisor|co-?owner|login)|give (?:\w+ ){1,4}(?:access|a login|permission)|(?:accountant|bookkeeper|partner|manager|colleague|auditor|staff|team|wife|husband|adviser|boss)(?:['’]s)? (?:\w+ ){0,2}(?:see|access|log ?in|look at|read|view|use) (?:this|it|here|jarvin|my|our|the)|user (?:account|role)s?|remove (?:a|the|my) (?:user|member|person)|share (?:this|access|my account|jarvin))\b/i,
  ],
  [
    'connect',
    /\b(?:integrate (?:with|it|this)|(?:do you|does it|is there|have|add|set up|how) (?:\w+ ){0,4}integrations?|connect(?:ed|ing|ion)?\b.{0,40}\b(?:square|xero|myob|quickbooks|shopify|stripe|lightspeed|kounta|deputy|tanda|bank|pos|till|payroll|accounting|google|mailchimp|facebook|instagram|software|system|account|feed|excel|app|api|propertyme|propertytree|rex|harvest|hubspot|zapier)|(?:link|hook|plug|sync\w*|pull)\b.{0,30}\b(?:square|xero|myob|quickbooks|shopify|stripe|lightspeed|kounta|deputy|tanda|bank (?:account|feed)|pos|google analytics|propertyme|hubspot)|(?:work|works|talk|talks) with (?:square|xero|myob|quickbooks|shopify|stripe|lightspeed|deputy)|(?:support|have) (?:an? )?(?:api|xero|square|myob|quickbooks|shopify)|webhooks?|api (?:key|docs?|documentation|access))\b/i,
  ],
  [
    'export',
    /\b(?:export(?:ed|ing|s)?\b.{0,30}\b(?:data|records|figures|log|everything|file|to|my|our|this|it)|download\b.{0,30}\b(?:data|records|figures|log|everything|report|brief|my|our|this|it|pdf)|(?<!\b(?:on|in|of|for|our|the) )print\b.{0,20}\b(?:this|brief|report|chart|screen|it)|(?:get|take) (?:my|our) (?:data|records) (?:out|back|with)|back ?up (?:my|our)|save (?:this|it|the brief|the chart) as)\b/i,
  ],
  [
    'import',
    /\b(?:csv|tsv|xlsx?|spreadsheets?|excel)\b|\b(?:import|upload)(?:s|ed|ing)?\b.{0,40}\b(?:data|file|figures|sales|bank|statement|history|books|records|numbers|invoices|transactions|expenses|from|my|our|it|them|pdf)\b|\b(?:enter|type in|key in|put in|add|load|get)\b.{0,20}\b(?:figures|numbers|takings|data|history)\b.{0,20}\b(?:by hand|manually|myself|in here|into (?:this|jarvin|it|here|the system))|\bundo (?:an|the|my|that|last) import|\bfile (?:formats?|types?)\b/i,
  ],
  [
    'delete',
    /\b(?:delete|erase|close|cancel|remove|wipe)\b.{0,20}\b(?:my|our|the|this) (?:account|data|business|workspace|subscription|login|profile|conversation|chat|thread|history)\b|\bunsubscribe\b/i,
  ],
  [
    'cost',
    /\b(?:how much|what)\b.{0,12}\b(?:does|do|is|are|will|would|for)\b.{0,12}\b(?:jarvin|you|this (?:app|tool|product|software|thing|service|program))\b.{0,6}\b(?:costs?|charges?|a month|a year|set (?:me|us) back)\b|\b(?:jarvin|your|app|software)(?:['’]s)? (?:pric(?:e|es|ing)|fees?|subscription|plans?|free trial)|\bis (?:jarvin|this|it) free\b|\bfree trial\b/i,
  ],
  [
    'sign-in',
    /\b(?:(?:change|reset|forgot(?:ten)?|lost) (?:my|our|the) (?:password|passkey|login|email(?: address)?)|sign (?:in|out)\b.{0,20}\b(?:phone|device|another|email|passkey|how|can)|log ?(?:in|out)\b.{0,20}\b(?:from|on|how|can|phone|another|my)|signed out|logged out|how do i (?:log|sign) (?:in|out)|password)\b/i,
  ],
  [
    'memo',
    /\b(?:add|write|create|make|send|record|file|put|leave|post|start|upload|new)\b.{0,14}\b(?:a |an |the |my |new )?memos?\b(?! (?:to|on|about|for|that|saying|asking|telling))|\bwhere\b.{0,20}\b(?:memos?|inbox)\b/i,
  ],
  [
    'focus',
    /\b(?:change|set|edit|update|enter|alter|add)\b.{0,16}\b(?:the |my |our |a |current |strategic )*(?:focus|metrics? of success|success metrics?)\b|\bwhere\b.{0,20}\b(?:focus)\b.{0,12}\b(?:set|changed?|screen|found)?/i,
  ],
  [
    'brief',
    /\b(?:how (?:do|can|to|would)|where (?:do|can|is|are)|can (?:i|you|we))\b.{0,24}\b(?:generate|get|make|write|create|read|see|find|replay)\b.{0,14}\bbriefs?\b/i,
  ],
  [
    'style',
    /\b(?:change|switch|choose|pick|set|use|select)\b.{0,16}\b(?:executive )?(?:styles?|personas?)\b|\bwhat (?:is|are) (?:an? |the )?(?:executive styles?|personas?)\b/i,
  ],
  [
    'advisory',
    /\b(?:how|where|can)\b.{0,16}\b(?:accept|dismiss|put off|defer|see|find|undo|reverse)\b.{0,16}\b(?:an |the |my |your |all |open )*(?:advisor(?:y|ies)|nudges?|recommendations?|suggestions?)\b/i,
  ],
  [
    'log',
    /\b(?:decision log|audit (?:trail|log)|event history|who changed what|history of changes|where (?:are|is|do i (?:see|find)) (?:my |our |past |the )*decisions)\b/i,
  ],
  [
    'settings',
    /\b(?:change|set|switch|update|edit|turn (?:on|off)|mute|enable|disable)\b.{0,20}\b(?:language|time ?zone|dark (?:mode|theme)|theme|notifications?|business (?:name|profile|details|type)|profile|settings|currency|opening hours|logo|alerts?|email digest|digest)\b|\bwhere (?:are|is)\b.{0,14}\b(?:settings|my profile|business profile|preferences)\b|\bdark mode\b/i,
  ],
  [
    'dashboard',
    /\b(?:move|rearrange|arrange|add|remove|hide|resize|customi[sz]e)\b.{0,20}\b(?:panels?|widgets?|tiles?|dashboards?|charts?)\b|\bwhere\b.{0,14}\b(?:dashboards?|overview screen|charts?)\b/i,
  ],
  [
    'phone',
    /\b(?:(?:is there|have you got|do you have|got) an? (?:mobile |phone |iphone |android |ios )?app\b|(?:on|from) my (?:phone|mobile|ipad|tablet|iphone)|mobile app|app store\b|offline)\b/i,
  ],
  [
    'earlier',
    /\b(?:time travel|see (?:jarvin|the screens?|everything) as (?:it|they) (?:was|were)|earlier moment|go back in time)\b/i,
  ],
  [
    'help',
    /\b(?:contact (?:support|you|jarvin|the makers)|talk to (?:a |an )?(?:real )?(?:human|person|support)|customer support|help ?(?:cent(?:re|er)|desk|line)|report a (?:bug|problem|fault) (?:with|in|to) (?:jarvin|you|this|the app)|user (?:manual|guide))\b/i,
  ],
]

const longest = 200

// A memo to somebody, or somebody else's spreadsheet, is about the business.
const isOfBusiness =
  /\b(?:landlord|council|customers?|clients? (?:can|see|access)|suppliers?|competitors?|vendors?|tenants?)\b.{0,20}\b(?:see|access|invite|connect)|\bworth (?:it|buying|paying)|\bshould (?:we|i)\b|\b(?:what if|why (?:did|has|have|is|are|were|was))\b/i

/** The part of the product that a message asks about; undefined if it is about the business. */
export const productTopicIn = (text: string): ProductTopic | undefined =>
  text.length > longest || !asks.test(text) || isOfBusiness.test(text)
    ? undefined
    : topics.find(([, words]) => words.test(text))?.[0]
