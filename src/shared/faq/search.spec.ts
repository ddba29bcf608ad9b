import { describe, expect, it } from 'vitest'
import { matchesAnswer } from './search.ts'

describe('the search in the questions', () => {
  it.each([
    ['', 'anything', true],
    ['p', 'Payouts', true],
    ['ЕЩЕ', 'А если ещё одна?', true],
    ['ещё', 'А если еще одна?', true],
    ['мой', 'Мои ответы', false],
    ["isn't", 'It isn’t', true],
    ['exam  fail', 'What if I fail the exam?', true],
    ['exam pass', 'What if I fail the exam?', false],
  ])('%j in %j: %s', (query, text, found) => expect(matchesAnswer(query, text)).toBe(found))
})
