import { describe, expect, it } from 'vitest'
import { buildRequest, isFileKey } from './build-request.ts'
import { captchaCatalogue, typeSlugs } from './captcha-types.ts'
import { shownFormFields, valueOf } from './requests/request.ts'

/** Base64 of the given number of bytes. */
const bytes = (count: number) => Buffer.alloc(count).toString('base64')
const picture = bytes(150)

const problemsOf = (...given: Parameters<typeof buildRequest>) =>
  Object.fromEntries([...buildRequest(...given).problems].map(([key, { id }]) => [key, id]))

describe('a request that is typed', () => {
  it('has the declared fields in their types, and what stands beside the task beside it', () => {
    const { body, problems } = buildRequest('image-picture-captcha-solver', {
      body: picture,
      case: 'true',
      minLength: '4',
      maxLength: '6',
      languagePool: 'rn',
      websiteURL: 'https://example.com',
    })
    expect(problems.size).toBe(0)
    expect(body).toEqual({
      clientKey: 'YOUR_API_KEY',
      languagePool: 'rn',
      task: {
        type: 'ImageToTextTask',
        body: picture,
        case: true,
        minLength: 4,
        maxLength: 6,
      },
    })
  })

  it('takes the name with a proxy only where there is one', () => {
    const typed = { websiteURL: 'https://example.com/form', websiteKey: 'key' }
    const proxy = { proxyType: 'http', proxyAddress: '203.0.113.7', proxyPort: '8080' }
    expect(buildRequest('recaptcha_v2', typed).body['task']).toMatchObject({
      type: 'RecaptchaV2TaskProxyless',
    })
    expect(buildRequest('recaptcha_v2', { ...typed, ...proxy }).body['task']).toMatchObject({
      type: 'RecaptchaV2Task',
      proxyPort: 8080,
    })
    expect(problemsOf('recaptcha_v2', { ...typed, proxyAddress: '203.0.113.7' })).toEqual({
      proxyType: 'proxy',
      proxyPort: 'proxy',
    })
    expect(problemsOf('recaptcha_v2', { ...typed, ...proxy, proxyLogin: 'me' })).toEqual({
      proxyPassword: 'login',
    })
  })

  it('is told what is wrong with it, as it is typed', () => {
    expect(problemsOf('image-picture-captcha-solver', {})).toEqual({ body: 'required' })
    expect(
      problemsOf('image-picture-captcha-solver', {
        body: 'data:image/png;base64,AAAA',
        comment: 'a'.repeat(141),
        minLength: '21',
        numeric: '1.5',
        maxLength: 'many',
      }),
    ).toEqual({
      body: 'base64',
      comment: 'long',
      minLength: 'range',
      numeric: 'integer',
      maxLength: 'number',
    })
    expect(
      problemsOf('image-picture-captcha-solver', { body: picture, minLength: '6', maxLength: '4' }),
    ).toEqual({ maxLength: 'order' })
    expect(
      problemsOf('recaptcha_enterprise', {
        websiteURL: 'example.com',
        websiteKey: 'k',
        enterprisePayload: '{',
      }),
    ).toEqual({ websiteURL: 'url', enterprisePayload: 'json' })
  })

  it('has pictures of the sizes that its type takes', () => {
    const sizes = (...given: Parameters<typeof buildRequest>) =>
      Object.fromEntries(buildRequest(...given).problems)
    const text = 'image-picture-captcha-solver'
    expect(sizes(text, { body: bytes(99) })).toEqual({ body: { id: 'small', min: 100 } })
    expect(sizes(text, { body: bytes(100) })).toEqual({})
    expect(sizes(text, { body: bytes(100_000) })).toEqual({})
    expect(sizes(text, { body: bytes(100_001) })).toEqual({ body: { id: 'big', max: 100_000 } })
    expect(sizes('clickcaptcha', { body: bytes(100_001) })).toEqual({})
    expect(
      sizes('clickcaptcha', { body: bytes(600_001), imgInstructions: bytes(100_001) }),
    ).toEqual({
      body: { id: 'big', max: 600_000 },
      imgInstructions: { id: 'big', max: 100_000 },
    })
  })

  it('has exactly one of two fields that exclude each other', () => {
    const typed = { websiteURL: 'https://example.com' }
    const both = { ...typed, challengeURL: 'https://example.com/a', challengeJSON: '{}' }
    expect(problemsOf('altcha', typed)).toEqual({ challengeURL: 'one' })
    expect(problemsOf('altcha', both)).toEqual({ challengeURL: 'one' })
    expect(problemsOf('altcha', { ...typed, challengeJSON: '{}' })).toEqual({})
  })

  it('nested without end is refused like broken JSON', () => {
    const nested = '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)
    const typed = { websiteURL: 'https://example.com' }
    expect(
      problemsOf('recaptcha_enterprise', { ...typed, enterprisePayload: nested }),
    ).toMatchObject({
      enterprisePayload: 'json',
    })
  })

  it.each(typeSlugs)('of %s is complete with the values of its example', (slug) => {
    const [form] = captchaCatalogue[slug].forms
    const typed = Object.fromEntries(
      shownFormFields(form).map((key) => {
        const value = valueOf(form, key)
        const text = Array.isArray(value)
          ? value.join(typeof value[0] === 'number' ? ', ' : '\n')
          : typeof value === 'object'
            ? JSON.stringify(value)
            : String(value)
        return [key, isFileKey(key) ? picture : text.replaceAll('…', '')]
      }),
    )
    expect(problemsOf(slug, typed)).toEqual({})
  })
})
