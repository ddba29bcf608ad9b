import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = join(import.meta.dirname, '..', '..', 'src')

it('no code or key is given to the page translation', () => {
  const open = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.spec)\.tsx$/.test(file) && !file.includes('app/dev/'))
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(/<(?:code|kbd|samp)\b[^>]*>/g)]
        .filter(([tag]) => !tag.includes('translate="no"'))
        .map(([tag]) => `${file}: ${tag}`),
    )
  expect(open).toEqual([])
})
