import { expect, it } from 'vitest'
import { parseAffiliateRates, parseCompany, parseVacancies } from './content.ts'

const vacancy = {
  id: 'support-ru',
  title: { en: 'Support', ru: 'Поддержка' },
  text: { en: 'Answer people.' },
  place: 'Remote',
  employment: 'PART_TIME',
  datePosted: '2026-11-01',
  validThrough: '2026-12-31',
}

it('reads who runs the site', () => {
  const company = {
    name: 'Glyphwork Ltd',
    address: '1 Example Street',
    registration: '123',
    email: 'office@glyphwork.example',
  }
  const { email, ...file } = company
  expect(parseCompany(file, 'company.json', email)).toEqual(company)
  expect(() => parseCompany({ ...file, email }, 'company.json', email)).toThrow(
    'company.json: email is no field; allowed: name, address, registration.',
  )
  expect(() => parseCompany({ ...file, name: ' ' }, 'company.json', email)).toThrow(
    'company.json: name is " "; allowed: a text.',
  )
  expect(() => parseCompany([], 'company.json', email)).toThrow(/allowed: an object/)
})

it('reads what affiliates get', () => {
  const rates = { customers: 10, workers: 2.5, software: 100 }
  expect(parseAffiliateRates(rates, 'a.json')).toEqual(rates)
  for (const wrong of [0, -1, 101, '10', null, undefined])
    expect(() => parseAffiliateRates({ ...rates, workers: wrong }, 'a.json')).toThrow(
      /a\.json: workers is .*allowed: a number above 0, at most 100/,
    )
})

it('reads the open positions', () => {
  expect(parseVacancies([vacancy], 'v.json')).toEqual([vacancy])
  expect(parseVacancies([], 'v.json')).toEqual([])
})

it.each([
  [{ ...vacancy, id: 'Not An Id' }, /v\.json, entry 1: id/],
  [{ ...vacancy, title: { de: 'x' } }, /at least one of en, ru, zh/],
  [{ ...vacancy, employment: 'SLAVERY' }, /allowed: FULL_TIME/],
  [{ ...vacancy, validThrough: 'soon' }, /a day such as/],
  [{ ...vacancy, validThrough: '2026-02-30' }, /which is no day/],
  [null, /allowed: an object/],
])('says what is wrong with %j', (entry, message) => {
  expect(() => parseVacancies([entry], 'v.json')).toThrow(message)
  expect(() => parseVacancies({ entry }, 'v.json')).toThrow(/is no list/)
})
