/** A job ad, with details from the request. */
import { capital } from '../../line.ts'
import { tidy } from './email-purpose.ts'
import { article, cleaned, type Occasion, sentence } from './occasion.ts'

export const isJobAd =
  /\b(?:job|position|role|vacancy) (?:ad|advert|advertisement|listing|posting|post|description)\b|\b(?:want|help)(?:ed)? ad\b|\badvertis\w+ (?:for|the (?:job|position|role))\b|\bhiring\b|\b(?:ad|advert|advertisement|post|sign) (?:for|to (?:hire|find|recruit)) (?:a |an |our |another |new )*[\w -]*?(?:barista|cook|chef|waiter|waitress|assistant|manager|agent|consultant|analyst|receptionist|kitchen hand|dishwasher|trainee|apprentice|lead)\b/i
const roleWords =
  /\b(?:for|hire|hiring|find|recruit|need)\s+(?:an? |another |our (?:new |next )?|the |some |new |two |three )*([\p{L}][\p{L} -]*?)(?=$|[,.;:!?]|\s+(?:who|with|to|on|for|at|from|starting|start|in|and|that|by|please)\b)/iu

/** What the request says of the applicant, said to them: "must have experience", "who can work weekends". */
const demandOf = (rest: string): string => {
  const [, needed] = /^(?:who |they |he or she )?((?:must|should|needs? to|can|will)\b.+)$/i.exec(rest) ?? []
  return needed ? `You ${needed.replace(/^needs\b/i, 'need')}` : `What matters most: ${rest}`
}

/** Details of the job in the request's own words. */
export const jobAd: Occasion = ({ records: { business }, text }) => {
  if (!isJobAd.test(text)) return undefined
  const found = roleWords.exec(
    text.replace(/^.*?\b(?=ad\b|advert|job|position|role|hiring|post\b|sign\b)/i, ''),
  )
  const role = tidy(cleaned(found?.[1] ?? '').toLowerCase())
  if (role === '' || /^(?:me|us|it|job|ad)$/.test(role)) return undefined
  const rest = cleaned(text.slice(text.toLowerCase().indexOf(role.toLowerCase()) + role.length))
  return {
    to: undefined,
    subject: `${capital(role)} wanted`,
    paragraphs: [
      `${business.name} is looking for ${article(role)} ${role} to join our team.`,
      ...(rest.length > 3 ? [sentence(demandOf(rest))] : []),
      '[Days and hours.] [Pay, and under which award.] [What you need to have done before.]',
      'To apply, write to [address] by [date] and say when you could start.',
    ],
    isBare: true,
  }
}
