/** Renders the verdict on a bundle. */
import { toBase64 } from '#schema/proof/bytes'
import { vkeyText } from '#schema/proof/note'
import type { BundleVerdict } from '#schema/proof/verify-bundle'
import { element } from './page-parts.ts'
import type { VerifyText } from './verify-text.ts'

const facts = (rows: readonly (readonly [name: string, value: string])[]): HTMLElement =>
  element(
    'dl',
    {},
    ...rows.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  )

const timeOf = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z')

/** Heading, one or two sentences, and the signed checkpoint with its key. */
export const verdictView = (
  verifyText: VerifyText,
  verdict: BundleVerdict,
  fileName: string,
): readonly HTMLElement[] => {
  if (verdict.kind === 'unreadable')
    return [
      element('h2', { className: 'risk' }, verifyText.unread),
      element('p', {}, verifyText.unreadText(verdict.file, verdict.why)),
    ]
  const { checkpoint, key } = verdict
  const signed = facts([
    [verifyText.file, fileName],
    [verifyText.log, checkpoint.origin],
    [verifyText.size, String(checkpoint.size)],
    [verifyText.root, toBase64(checkpoint.root)],
    [verifyText.key, vkeyText(key)],
    ...(verdict.kind === 'holds' ? verdict.cosigned : []).map(
      ({ name, at }) => [verifyText.cosigned, verifyText.cosignedBy(name, timeOf(at))] as const,
    ),
  ])
  if (verdict.kind === 'damaged')
    return [
      element('h2', { className: 'risk' }, verifyText.damaged),
      element('p', {}, verifyText.damagedText(verdict.damage)),
      element('p', {}, verifyText.damagedWhy),
      signed,
    ]
  return [
    element('h2', { className: 'good' }, verifyText.holds),
    element('p', {}, verifyText.holdsText(verdict.count, checkpoint.size)),
    element('p', {}, verdict.isWhole ? verifyText.whole : verifyText.part),
    signed,
  ]
}
