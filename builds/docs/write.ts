import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentLanguages } from '../../src/site/languages.ts'
import { root } from '../shared-config.ts'
import { makeDocs } from './make.ts'

// npm run docs: writes the source of the API documentation from the tables, their words and the
// texts, an article a line.
for (const language of contentLanguages) {
  const file = join(root, 'src', 'mocks', 'seed', 'docs', `${language}.json`)
  const { groups, articles } = makeDocs(language)
  const lines = articles.map((article) => JSON.stringify(article)).join(',\n')
  writeFileSync(file, `{"groups":${JSON.stringify(groups)},"articles":[\n${lines}\n]}\n`)
}
