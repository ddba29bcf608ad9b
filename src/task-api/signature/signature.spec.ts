import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import { delivery } from '../delivery.ts'

it.each(codeLanguages)(
  'the delivery to try the %s sample on is signed as the page says',
  (language) => {
    const code = readFileSync(join(import.meta.dirname, `${language}.sample`), 'utf8')
    const [, secret = ''] = /['"](whsec_[0-9a-f]{32})['"]/.exec(code) ?? []
    const [, timestamp = '', signature] = /t=(\d+),v1=([0-9a-f]{64})/.exec(code) ?? []
    const [body = ''] = /\{"errorId":0.*"\}/.exec(code) ?? []
    const { createTime: _, endTime: __, ...answered } = delivery.answered
    expect(JSON.parse(body)).toEqual(answered)
    expect(createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')).toBe(
      signature,
    )
    // The test uses the delivery's timestamp, because the code accepts only recent deliveries.
    expect(code.split(timestamp)).toHaveLength(3)
    expect(code).toMatch(/tolerance\D{0,8}300/i)
    // The code must not compare signatures in a way that reveals by its timing how much of a guess
    // was right.
    expect(code).toMatch(
      /compare_digest|hash_equals|FixedTimeEquals|MessageDigest\.isEqual|hmac\.Equal|secure_compare|timingSafeEqual/,
    )
  },
)
