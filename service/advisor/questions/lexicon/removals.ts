/** Verbs that give a thing up as a whole, in one table for all that ask what then. */

/** Verbs with their forms; each takes what is given up as its object. */
const verbs = [
  'stop(?:s|ped|ping)?',
  'cancel(?:s|led|ling)?',
  'scrap(?:s|ped|ping)?',
  'abolish(?:e[sd]|ing)?',
  'ax(?:e[sd]?|ing)?',
  'ditch(?:e[sd]|ing)?',
  'dump(?:s|ed|ing)?',
  'bin(?:s|ned|ning)?',
  'chuck(?:s|ed|ing)?(?: (?:in|out))?',
  'drop(?:s|ped|ping)?',
  'eliminat(?:e[sd]?|ing)',
  'kill(?:s|ed|ing)?(?: off)?',
  'sack(?:s|ed|ing)?',
  'nix(?:e[sd]|ing)?',
  'toss(?:e[sd]|ing)?(?: out)?',
  'wip(?:e[sd]?|ing) out',
  '(?:switch|turn)(?:e?s|ed|ing)? off',
  'pull(?:s|ed|ing)? the plug on',
  '(?:get|gets|got|getting|gotten|be|were) (?:rid|shot) of',
  '(?:do|does|did|done|doing) (?:away with|without)',
  '(?:g[ai]ve|gives|given|giving) up',
  '(?:go|goes|went|gone|going) without',
  'cut(?:s|ting)? out',
] as const

/** A verb of giving up at the beginning of a text. */
export const removesAt = new RegExp(`^(?:${verbs.join('|')})(?![\\p{L}’'-])`, 'iu')

/** "Cut print altogether": what makes a step down the end of a thing. */
export const wholly = /\b(?:altogether|entirely|completely|totally)\b/i
