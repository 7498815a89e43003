/** Turns of phrase that ask for trouble, for a cause, and for what came of a step, whatever figure they name. */

/** "Any bad news?", "any red flags this week?": nothing else is named. */
export const asksTrouble =
  /^\W*(?:(?:so|and|hey|ok|is|are|there|do|we|have|got|any|anything|give|me|the|tell|what(?:['’]s)?)\W+)*(?:bad news|red flags?|warning signs?|nasty surprises?|wrong|worrying|to worry about|i should worry about)(?: (?:this|last) (?:week|month)| today| at the moment| right now| for me| here)*\W*$/i

/** "What's driving contractor costs?" */
export const asksDriver =
  /\bwhat(?:['’]?s| is| are| was| has been| have been)? (?:(?:really|actually|mostly) )?(?:driv(?:es?|ing|en)|drove|mov(?:es|ing|ed)|caus(?:es|ing|ed)|behind|push(?:es|ing|ed)|pull(?:s|ing|ed)|drag(?:s|ging|ged)|lifted|sank|knocked)\b/i

/** "What came of the rate rise?", "did the new menu work?": of what was done, and not of a figure that it has in its name. */
export const ofWhatWasDone =
  /^\W*(?:(?:and|so|but|ok|okay)\W+)*(?:what (?:came|has come|was the (?:result|outcome)) of (?:the|our|my|that|those|this)\b|(?:did|has|have) (?:the|our|my|that|those|this) (?!(?:\w+ ){0,3}(?:staff|team|crew|people|chefs?|cooks?|baristas?|waiters?|agents?|consultants?|managers?|casuals?|seniors?|juniors?|principals?|partners?|contractors?|apprentices?)\b)[^,?]{3,50} (?:work(?:ed)?(?=(?: out| at all| as | for us|[ ,]+or not| in (?:the end|\w+))|\W*$)|pa(?:y|id) off|do(?:ne)? (?:its|their) job|achieve(?:d)? anything|do(?:ne)? any good)\b)/i
