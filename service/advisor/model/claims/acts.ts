/** Finds sentences in which a model claims to have acted, or to be about to: it can only look things up. */

const done =
  'emailed|e-mailed|sent|messaged|called|phoned|contacted|notified|informed|forwarded|updated|changed|edited|accepted|dismissed|archived|deleted|removed|booked|scheduled|rescheduled|ordered|reordered|cancelled|canceled|paid|transferred|posted|published|created|added|saved|stored|applied|installed|connected|disconnected|adjusted|moved|filed|submitted|approved|signed|raised|lowered|cut|rostered|hired|placed|switched|enabled|disabled|shared|uploaded|set up|arranged|drafted and sent|written to|spoken to|let (?:\\w+ ){1,3}know|asked (?:the|your|them)|told (?:the|your|them)|reminded|activated|executed|completed|implemented|carried out|taken care of|reset|revoked|recorded|logged|marked|flagged|put (?:it|this|that|them|the)'
const doing =
  'email|send|message|call|phone|contact|notify|inform|forward|update|change|accept|dismiss|archive|delete|remove|book|schedule|order|cancel|pay|transfer|post|publish|apply|install|connect|submit|approve|roster|arrange|let (?:\\w+ ){1,3}know'
const ing =
  'emailing|sending|messaging|calling|contacting|notifying|forwarding|updating|changing|accepting|dismissing|archiving|deleting|removing|booking|scheduling|ordering|cancelling|paying|transferring|posting|publishing|applying|installing|submitting|approving|arranging'

const filler =
  '(?:(?:just|already|now|also|gone ahead and|went ahead and|then|since|duly|successfully|immediately|automatically|had) )*'
const things =
  '(?:e-?mails?|messages?|letters?|rosters?|orders?|bookings?|payments?|transfers?|invoices?|advisor(?:y|ies)|memos?|settings?|prices?|profile|focus|connections?|changes?|reminders?|posts?|suppliers?|roaster|bank|team|staff)'

const claims = [
  new RegExp(`\\bI(?:['’]ve| have|['’]d| had)? ${filler}(?:${done})\\b`, 'i'),
  new RegExp(`\\bI(?:['’]ll| will|['’]m going to| am going to) ${filler}(?:${doing})\\b`, 'i'),
  new RegExp(`\\bI(?:['’]m| am) ${filler}(?:${ing})\\b`, 'i'),
  new RegExp(
    `\\b${things} (?:has|have) ${filler}been ${filler}(?:${done})\\b(?! (?:on|in|at|by|since|before|last)\\b)`,
    'i',
  ),
  new RegExp(
    `\\b${things} (?:is|are) (?:now|already|on (?:its|their) way|being) ?(?:${done})?\\b(?=[^.]*\\b(?:sent|updated|booked|on its way|on their way|accepted|cancelled|emailed)\\b)`,
    'i',
  ),
  /^\W*(?:all )?(?:done|sent|booked|emailed|updated|accepted|completed)\b\s*(?:[.,!:;—–-]|and\b|$)/i,
]

/** True for a sentence that claims an action other than looking something up. */
export const claimsAct = (sentence: string): boolean => claims.some((claim) => claim.test(sentence))

/** Shown in place of the first such claim. */
export const actNote =
  '(A claim to have done something was removed: the language model can only look things up.)'

/** Label of such claims in lists. */
export const actLabel = 'a claim to have acted'

const sentences = /[^\n]*?(?:[.!?][)\]"'”’*_]*(?=\s|$)\s*|\n+|$)/g

/** Removes sentences that claim an action; a note replaces the first. */
export const removeActs = (
  text: string,
): { readonly text: string; readonly unverified: readonly string[] } => {
  const unverified: string[] = []
  const kept = (text.match(sentences) ?? []).map((sentence) => {
    if (!claimsAct(sentence)) return sentence
    unverified.push(actLabel)
    return unverified.length === 1 ? actNote + (/\s+$/.exec(sentence)?.[0] ?? '') : ''
  })
  return { text: kept.join(''), unverified }
}
