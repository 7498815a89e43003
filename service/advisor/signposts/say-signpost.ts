/** Says who decides a rule: the authority by name, and whom to ask before acting. */
import type { Signpost } from '#schema/advisor/signpost'
import { type Line, say } from '../line.ts'

const before = 'I don’t advise on the law, and a mistake can be costly.'

const texts: Readonly<Record<Signpost, Line | undefined>> = {
  pay: say`That is set by the award and the Fair Work Act, not by these records. The Fair Work Ombudsman answers questions on pay, penalty rates, leave, notice and dismissal: ${'13 13 94'} or fairwork.gov.au.`,
  super: say`That is for the Australian Taxation Office, which settles who is owed super and how much: ${'13 10 20'} or ato.gov.au. Your accountant can apply it to the people concerned.`,
  tax: say`That is a question for your accountant or the Australian Taxation Office (${'13 28 66'}, ato.gov.au). I can give the figures that they will ask for.`,
  'state-tax': say`Land tax, payroll tax and duties are set by the state: your state’s revenue office (the Queensland Revenue Office, ${'1300 300 734'} or qro.qld.gov.au) or your accountant says what is owed. I can give the figures that they will ask for.`,
  tenancy: say`${before} Rights of tenants and landlords are settled by your state’s residential tenancies authority (in Queensland the RTA, ${'1300 366 311'}); in a dispute ask a lawyer first.`,
  lease: say`${before} Read the lease with a lawyer; your state’s small business commissioner helps with retail and commercial leases, and mediates.`,
  'trust-money': say`Don’t touch trust money for anything but its purpose. Your state’s licensing authority for agents (in Queensland the Office of Fair Trading, ${'13 74 68'}) and your trust account auditor say what is allowed; ask before you act.`,
  safety: say`If somebody is hurt, call ${'000'} first. Your state’s work safety regulator (in Queensland WorkSafe, ${'1300 362 128'}) says what must be reported and when; a serious injury at once.`,
  liability: say`Don’t admit fault or offer to pay before you have spoken to your insurer: it can cost you the cover. Tell the insurer today, write down what happened, and let a lawyer read the reply before it goes out. If somebody is still hurt or ill, a doctor comes first; in an emergency call ${'000'}.`,
  'food-safety': say`That is for your council’s environmental health officers and the food standards code (foodstandards.gov.au). If somebody is ill or has a reaction, call ${'000'}.`,
  consumer: say`${before} The Australian Consumer Law settles it: the ACCC (accc.gov.au) and your state’s fair trading office explain it, and a lawyer applies it.`,
  'personal-data': say`${before} The Office of the Australian Information Commissioner (oaic.gov.au) says what the privacy law asks of a business.`,
  debt: say`${before} What you may charge or do is in your terms and in the law: ask a lawyer or your state’s small business commissioner; on insolvency, your accountant and ASIC.`,
  licence: say`${before} Your council and your state’s licensing authority say what is needed; ask them before you start.`,
  visa: say`${before} The Department of Home Affairs says who may work and for how long; VEVO on its site checks a visa. Pay follows the award all the same (Fair Work Ombudsman, ${'13 13 94'}).`,
  brand: say`${before} IP Australia (ipaustralia.gov.au) registers brands and explains them; a lawyer says whether yours is infringed.`,
  investing: say`I don’t advise on investments. A licensed financial adviser does; moneysmart.gov.au is run by the regulator and free.`,
}

/** Where to turn for a rule. */
export const saySignpost = (about: Signpost): Line | undefined => texts[about]
