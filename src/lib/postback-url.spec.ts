import { describe, expect, it } from 'vitest'
import { fillPostback, postbackFault } from './postback-url.ts'

describe('the URL of a postback', () => {
  it('takes macros in its path and query alone, and only those that exist', () => {
    expect(postbackFault('https://t.example.org/p/{event}?s={sub_id}&a={amount}')).toBeNull()
    expect(postbackFault('https://{source}.example.org/')).toEqual({
      code: 'mismatch',
      macro: '{source}',
    })
    expect(postbackFault('https://t.example.org/?s={subid}')).toEqual({
      code: 'mismatch',
      macro: '{subid}',
    })
  })
  it('is public and over HTTPS', () => {
    expect(postbackFault('http://t.example.org/')).toEqual({ code: 'bad_format' })
    expect(postbackFault('t.example.org/p')).toEqual({ code: 'bad_format' })
    expect(postbackFault('https://t.example.org/a b')).toEqual({ code: 'bad_format' })
    expect(postbackFault('https://192.168.0.1/p')).toEqual({ code: 'not_allowed' })
    expect(postbackFault('https://tracker.local/p')).toEqual({ code: 'not_allowed' })
  })
  it('is called with encoded values, and with nothing where there is none', () => {
    expect(
      fillPostback('https://t.example.org/?s={sub_id}&r={reason}&e={event}', {
        event: 'commission',
        sub_id: 'a&b=c',
      }),
    ).toBe('https://t.example.org/?s=a%26b%3Dc&r=&e=commission')
  })
})
