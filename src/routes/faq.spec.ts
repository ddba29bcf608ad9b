import { describe, expect, it } from 'vitest'
import { answerIn, answerPath, answersIn, sectionsIn } from './faq.ts'
import type { FaqSource } from './faq.ts'

const source: FaqSource = {
  updatedAt: '2026-11-01T00:00:00Z',
  sections: [
    {
      id: 'customer',
      title: { en: 'Customers', ru: 'Заказчикам' },
      description: { en: 'Prices and refunds' },
      top: ['refund', 'english', 'gone'],
    },
    { id: 'worker', title: { en: 'Workers' }, description: {}, top: [] },
  ],
  topics: [
    { id: 'money', section: 'customer', title: { en: 'Money', ru: 'Деньги' } },
    { id: 'pay', section: 'worker', title: { en: 'Pay' } },
  ],
  answers: [
    {
      id: 'refund',
      topic: 'money',
      related: ['english', 'gone', 'payout'],
      links: [{ url: '/pricing', title: { en: 'Prices', ru: 'Цены' } }],
      en: { q: 'Do I get a refund?', a: 'Yes.' },
      ru: { q: 'Вернут ли деньги?', a: 'Да.' },
    },
    {
      id: 'english',
      topic: 'money',
      related: [],
      links: [{ url: '/lang', title: {} }],
      en: { q: 'Only English?', a: 'So far.' },
    },
    {
      id: 'payout',
      topic: 'pay',
      related: [],
      links: [],
      en: { q: 'When am I paid?', a: 'Daily.' },
    },
    { id: 'lost', topic: 'nowhere', related: [], links: [], en: { q: 'Lost?', a: 'Lost.' } },
    { id: 'foreign', topic: 'pay', related: [], links: [], zh: { q: '问题', a: '答案' } },
  ],
}

describe('an answer of the FAQ', () => {
  it('is in the language asked for, with its topic, links and related questions', () => {
    expect(answerIn(source, 'refund', 'ru')).toEqual({
      id: 'refund',
      section: 'customer',
      topic: { id: 'money', title: 'Деньги' },
      question: 'Вернут ли деньги?',
      answer: 'Да.',
      links: [{ url: '/pricing', title: 'Цены' }],
      // The others are not in Russian, or are not there at all.
      related: [],
      language: 'ru',
      languages: ['en', 'ru'],
      updatedAt: '2026-11-01T00:00:00Z',
    })
    expect(answerIn(source, 'refund', 'en')?.related).toEqual([
      { id: 'english', question: 'Only English?' },
      { id: 'payout', question: 'When am I paid?' },
    ])
  })

  it('is in English where there is no translation', () => {
    expect(answerIn(source, 'english', 'zh')).toMatchObject({
      question: 'Only English?',
      language: 'en',
      languages: ['en'],
      links: [{ url: '/lang', title: '' }],
    })
  })

  it('is none for an unknown id, an unknown topic, or without words in English', () => {
    expect(answerIn(source, 'other', 'en')).toBeNull()
    expect(answerIn(source, 'lost', 'en')).toBeNull()
    expect(answerIn(source, 'foreign', 'en')).toBeNull()
  })

  it('has its own page', () => {
    expect(answerPath('refund')).toBe('/support/faq/refund')
  })
})

describe('a section of the FAQ', () => {
  it('lists the answers of its own that the language has', () => {
    expect(answersIn(source, 'customer', 'en').map(({ id }) => id)).toEqual(['refund', 'english'])
    expect(answersIn(source, 'customer', 'ru')).toEqual([
      {
        id: 'refund',
        topic: { id: 'money', title: 'Деньги' },
        question: 'Вернут ли деньги?',
        answer: 'Да.',
        links: [{ url: '/pricing', title: 'Цены' }],
      },
    ])
  })

  it('is listed in its languages, with its most frequent questions', () => {
    expect(sectionsIn(source, 'ru')).toEqual([
      {
        id: 'customer',
        title: 'Заказчикам',
        description: '',
        count: 1,
        top: [
          { id: 'refund', question: 'Вернут ли деньги?' },
          { id: 'english', question: 'Only English?' },
        ],
      },
    ])
    expect(sectionsIn(source, 'en').map(({ id, count }) => [id, count])).toEqual([
      ['customer', 2],
      ['worker', 1],
    ])
  })
})
