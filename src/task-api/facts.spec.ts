import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fillFacts } from './facts.ts'

const root = join(import.meta.dirname, '..', '..')
const texts = [
  ...globSync('locales/**/*.json', { cwd: root }),
  ...globSync('src/mocks/seed/docs/prose/*.ts', { cwd: root }),
  'src/mocks/seed/faq.json',
].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)

it('fills every fact that a text names, and knows no other', () => {
  expect(fillFacts('for {{facts.taskDays}} days, {{name}}')).toBe('for 60 days, {{name}}')
  expect(() => fillFacts('{{facts.size}}')).toThrow('src/task-api/facts.ts has no fact size.')
  for (const [file, text] of texts) expect(fillFacts(text), file).not.toContain('{{facts.')
})

it.each([
  ['the languages of samples', /(?:seven|eight) languages|(?:семи|восьми)\sязыках|[七八]种语言/],
  ['how long tasks are kept', /kept for a (?:short|limited) time|хранятся\sнедолго|只保留很短时间/],
  ['what happens above one’s price', /tasks wait or are refused|задания\sждут\sили|任务会等待或/],
  ['the age of a worker', /under 1[68]\b|младше\s1[68]|未满 1[68]|age at which the law/],
  ['how long one can complain', /(?<![\d.,:])15[ \u00a0-]?(?:minutes?\b|минут|分钟)/],
  ['how long one can dispute', /(?<![\d.,:-])2[ \u00a0](?:days\b|дня\b|天)/],
  [
    'one account',
    /[Oo]ne person, one account[. ]|Один\sчеловек\s—\sодин\sаккаунт[." ](?!исполнителя)/,
  ],
])('says %s as the table has it', (_, otherwise) => {
  expect(texts.filter(([, text]) => otherwise.test(text)).map(([file]) => file)).toEqual([])
})
