import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ProxyFeedback, ServiceFeedback } from './feedback-forms.ts'

const service = {
  rating: '4',
  area: 'api',
  taskId: '',
  text: '  Good and quick.  ',
  mayContact: false,
}

describe('the forms for feedback', () => {
  it('send a number of stars, and nothing that was left empty', () => {
    expect(safeParse(ServiceFeedback, service).output).toEqual({
      rating: 4,
      area: 'api',
      text: 'Good and quick.',
      mayContact: false,
    })
    expect(safeParse(ServiceFeedback, { ...service, taskId: ' 6123 ' }).output).toMatchObject({
      taskId: '6123',
    })
    const proxy = {
      rating: '1',
      product: 'isp',
      country: '',
      problem: 'none',
      text: 'Ten letters',
      mayContact: true,
    }
    expect(safeParse(ProxyFeedback, proxy).output).not.toHaveProperty('country')
    expect(safeParse(ProxyFeedback, { ...proxy, country: 'DE' }).output).toMatchObject({
      country: 'DE',
    })
  })

  it.each([
    [{ rating: '' }, 'required'],
    [{ rating: '6' }, 'not_allowed'],
    [{ area: '' }, 'required'],
    [{ taskId: '12a' }, 'bad_format'],
  ])('refuse %j as %s', (part, code) => {
    expect(safeParse(ServiceFeedback, { ...service, ...part }).issues?.[0].message).toBe(code)
  })

  it('refuse less than ten characters and more than 3000', () => {
    expect(safeParse(ServiceFeedback, { ...service, text: '   too few   ' }).success).toBe(false)
    expect(safeParse(ServiceFeedback, { ...service, text: 'x'.repeat(3001) }).success).toBe(false)
  })
})
