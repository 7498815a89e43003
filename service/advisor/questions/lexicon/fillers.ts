/** Words without content of their own: articles, pronouns, auxiliaries, prepositions, courtesies. */
export const fillers =
  `the a an our we us i me my mine ours you your it its they them their he she his her this that these those there here
  is are was were be been being am do does did have has had can could would may might shall let just please thanks thank
  hello hi hey jarvin so then well also too very really quite actually only even still yet again already
  about with by as at of in on for from into onto out up over during within across while and or but any some all anything something everything both
  one ones thing things much many lot lots bit kind sort way get got getting go going come see look looking know think
  want wanted like make made making put take taken took us ourselves business company shop place firm practice office
  figure figures number numbers result results performance data record records amount amounts level levels
  which what how where whether to tell idea show give say whole full exactly roughly around
  approximately lately recently overall long right own per each every commencing commence starting begin beginning ending finish same other others such more most less least few several`
    .split(/\s+/)
    .filter((word) => word !== '')
