/** Shell command that sends a first test message to an address, signed by Standard Webhooks with a secret typed in. */
export const firstMessage = (url: string): string =>
  [
    'SECRET=whsec_…   # your secret',
    `BODY='{"type":"sale.recorded","data":{"id":"1","at":"'$(date -u +%FT%TZ)'","amount":"18.50"}}'`,
    'ID=msg_1; TIME=$(date +%s)',
    'KEY=$(printf %s "$SECRET" | cut -c7- | base64 -d | od -An -v -tx1 | tr -d " \\n")',
    'SIGN=$(printf %s "$ID.$TIME.$BODY" | openssl dgst -sha256 -mac HMAC -macopt hexkey:$KEY -binary | base64)',
    `curl -i ${url} \\`,
    '  -H "webhook-id: $ID" -H "webhook-timestamp: $TIME" \\',
    '  -H "webhook-signature: v1,$SIGN" \\',
    '  -H "content-type: application/json" -d "$BODY"',
  ].join('\n')
