import { describe, expect, it } from 'vitest'
import type { ManualDomain } from '@/api/contract/manual-domains.ts'
import { writeCsv } from '@/lib/csv.ts'
import { importEntries, exportRows, planImport } from './domain-import.ts'

const rule = (domain: string, own: Partial<ManualDomain> = {}): ManualDomain => ({
  id: domain,
  domain,
  captchaType: 'any',
  action: 'block',
  note: '',
  createdBy: null,
  createdAt: null,
  updatedAt: null,
  ...own,
})
const present = [
  rule('one.example'),
  rule('two.example', { note: 'Known' }),
  rule('xn--e1afmkfd.example', { captchaType: 'hcaptcha' }),
]
const plan = (text: string) => planImport(text, present, ['hcaptcha', 'funcaptcha'])
const states = (text: string) =>
  plan(text).lines.map(({ line, state, faults }) => [line, state, ...faults])

describe('an import', () => {
  it('says of each line what it would do', () => {
    const text = `domain,captchaType,action,note
new.example,hcaptcha,allow,
one.example,any,block,
two.example,,block,Other words
Пример.EXAMPLE,hcaptcha,Limit,
nonsense,any,block,
three.example,unknown,stop,${'x'.repeat(301)}
https://NEW.example/path,hcaptcha,block,again`
    expect(states(text)).toEqual([
      [2, 'new'],
      [3, 'same'],
      [4, 'changed'],
      [5, 'changed'],
      [6, 'wrong', 'domain'],
      [7, 'wrong', 'captchaType', 'action', 'note'],
      [8, 'wrong', 'repeated'],
    ])
    expect(plan(text).count).toEqual({ new: 1, changed: 2, same: 1, wrong: 3 })
    expect(plan(text).lines.at(-1)?.repeats).toBe(2)
    expect(importEntries(plan(text)).map(({ entry: { domain } }) => domain)).toEqual([
      'new.example',
      'two.example',
      'xn--e1afmkfd.example',
    ])
  })

  it('takes columns as the first line names them, or as they usually are', () => {
    expect(
      importEntries(plan('Note;Captcha type;DOMAIN;action\nWhy;hcaptcha;a.example;allow')),
    ).toEqual([
      {
        line: 2,
        entry: { domain: 'a.example', captchaType: 'hcaptcha', action: 'allow', note: 'Why' },
      },
    ])
    expect(states('a.example,any,allow\nb.example')).toEqual([
      [1, 'new'],
      [2, 'wrong', 'action'],
    ])
    expect(plan('').lines).toEqual([])
    expect(plan('domain,action').lines).toEqual([])
  })

  it('changes nothing with what was exported', () => {
    const tricky = [...present, rule('four.example', { note: '=1+1, "quoted"\nand more' })]
    for (const separator of [',', ';'] as const)
      expect(
        planImport(writeCsv(exportRows(tricky), separator), tricky, ['hcaptcha']).count,
      ).toEqual({ new: 0, changed: 0, same: 4, wrong: 0 })
  })

  it('lets any well-formed type pass where the types are not known', () => {
    expect(
      planImport('a.example,whatever,allow\nb.example,no way,allow', [], []).count,
    ).toMatchObject({ new: 1, wrong: 1 })
  })
})
