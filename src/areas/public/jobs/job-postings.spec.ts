import { expect, it } from 'vitest'
import { inLanguage, postings } from './job-postings.ts'

const vacancy = {
  id: 'support',
  title: { en: 'Support', ru: 'Поддержка' },
  text: { en: 'Answer people.' },
  place: 'Remote',
  employment: 'PART_TIME',
  datePosted: '2026-11-01',
  validThrough: '2026-12-31',
} as const

it('claims no position where none is open', () => {
  expect(postings({ affiliate: null, company: null, vacancies: [] }, 'en', 'Glyphwork')).toEqual([])
})

it('says of an open one what the reader reads', () => {
  expect(
    postings({ affiliate: null, company: null, vacancies: [vacancy] }, 'ru', 'Glyphwork'),
  ).toMatchObject([
    {
      '@type': 'JobPosting',
      title: 'Поддержка',
      description: 'Answer people.',
      validThrough: '2026-12-31',
      hiringOrganization: { name: 'Glyphwork' },
    },
  ])
})

it('falls back to English, then to what there is', () => {
  expect(inLanguage({ en: 'a', ru: 'b' }, 'zh')).toBe('a')
  expect(inLanguage({ zh: 'c' }, 'ru')).toBe('c')
  expect(inLanguage({}, 'ru')).toBe('')
})
