import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { ProxyForm, ServiceForm } from './feedback-forms.ts'

const service = {
  rating: '4',
  area: 'api',
  taskId: '',
  text: '  Good and quick.  ',
  mayContact: false,
}

describe('the forms for feedback', () => {
  it('send a number of stars, and nothing that was left empty', () => {
    expect(safeParse(ServiceForm, service).output).toEqual({
      rating: 4,
      area: 'api',
      text: 'Good and quick.',
      mayContact: false,
    })
    expect(safeParse(ServiceForm, { ...service, taskId: ' 6123 ' }).output).toMatchObject({
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
    expect(safeParse(ProxyForm, proxy).output).not.toHaveProperty('country')
    expect(safeParse(ProxyForm, { ...proxy, country: 'DE' }).output).toMatchObject({
      country: 'DE',
    })
  })

  it.each([
    [{ rating: '' }, 'required'],
    [{ rating: '6' }, 'not_allowed'],
    [{ area: '' }, 'required'],
    [{ taskId: '12a' }, 'bad_format'],
  ])('refuse %j as %s', (part, code) => {
    expect(safeParse(ServiceForm, { ...service, ...part }).issues?.[0].message).toBe(code)
  })

  it('refuse less than ten characters and more than 3000', () => {
    expect(safeParse(ServiceForm, { ...service, text: '   too few   ' }).success).toBe(false)
    expect(safeParse(ServiceForm, { ...service, text: 'x'.repeat(3001) }).success).toBe(false)
  })
})
