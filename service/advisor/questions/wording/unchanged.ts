/** What a supposition says stays as it is, which changes nothing: "if fees fall 10% and wages stay put". */

const supposes =
  /^\W*(?:(?:so|and|but|ok)\W+)*(?:what (?:happens )?if|if|suppose|say|imagine|assume|assuming)\b|\bif\b/i

/** Lines that do not follow what is sold; supplies do, so that they stay is a supposition of its own. */
const line = '(?:wages?|salaries|payroll|staff(?: costs?)?|rent|premises|marketing|advertising)'
const same =
  '(?:put|(?:the|at the) same|unchanged|flat|steady|constant|fixed|level|as (?:they|it) (?:are|is)|where (?:they|it) (?:are|is))'
const stays = `(?:(?:all )?(?:stay|stays|staying|remain|remains|remaining|are|is|being|kept|held|hold|holds|keep|keeps) ${same}|unchanged|(?:don[’']?t|doesn[’']?t|do not|does not) (?:move|change|budge))`

const clause = new RegExp(
  `(?:,| and| but| while| with|, and|, but|, with) (?:(?:the|our|my) )?${line}(?: and (?:(?:the|our|my) )?${line})? ${stays}(?=[\\s,.?!]|$)`,
  'giu',
)

/** "… are we still in the black, and by how much a week?": the answer gives it by the week anyway. */
const byWeek = /,? (?:and )?by how much(?: (?:a|per|each) (?:week|wk))?(?=\s*\??\s*$)/iu

/** "We could drop Sunday, Saturday would pick up 10%. Worth it?": a step with its effect, put as what is supposed. */
const proposed =
  /^\W*(?:(?:so|and|but|ok)\W+)*(?:we|i) could (?<step>[^,.;?!]{3,60})[,;]? (?:and |but )?(?<other>[^,.;?!]{3,40}?) would (?<effect>[^.;?!]*\d[^.;?!]*)(?:[.;?!,]+\s*(?:is (?:it|that) )?(?:worth (?:it|doing)|a good idea|good idea|sensible|does it pay|would it pay)[.?!]*)?\s*$/i

/** A supposition without what it leaves as it is, and a proposal as one. */
export const plainSupposition = (message: string): string => {
  const { step, other, effect } = proposed.exec(message)?.groups ?? {}
  if (step !== undefined) return `What if we ${step} and ${other} ${effect}?`
  return supposes.test(message) && /\d/.test(message)
    ? message.replace(clause, '').replace(byWeek, '')
    : message
}
