/** Questions whether to take what somebody else demands: "the roaster wants 6 per cent more, do we wear it?" */

const accepts =
  /\b(?:do|should|shall|can|could|must|will|would|is it ok to) (?:we|i|you)?\s?(?:just )?(?:swallow|wear|cop|accept|agree|pay|take|eat|stomach|say yes|go along|give in|give them|let them)\b/i
const demands =
  /\b(?:want\w*|ask(?:s|ed|ing)?|demand\w*|after|putting|puts?|quot\w+)\b.*\b(?:more|another|extra|up|rise|increase|per ?cent)\b|\b(?:want\w*|ask\w*|demand\w*)\b.*%/i

/** True for a demand that is asked about, and not for a change that one would make oneself. */
export const asksOfDemand = (text: string): boolean => accepts.test(text) && demands.test(text)
