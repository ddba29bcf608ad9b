import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainCodeLines } from '@/ui/CodeBlock.tsx'
import { codeLanguages } from '@/routes/slugs/code-languages.ts'
import { tokensOf } from '@/shared/code-sample/tokens.ts'
import type { CodeTask } from '@/shared/code-sample/code-task.ts'
import { writeMore } from '@/shared/code-sample/more.ts'
import { php } from '@/shared/code-sample/php.ts'
import { sampleLanguages } from '@/task-api/curl.ts'
import { createRequest } from '@/task-api/sample-request.ts'
import { writeSample } from '@/task-api/samples.ts'
import { createReader } from '../support/parse-code.ts'

const src = join(import.meta.dirname, '..', '..', 'src')
let reader: Awaited<ReturnType<typeof createReader>>
beforeAll(async () => {
  reader = await createReader()
})

/** builds/docs/docs.spec.ts checks those of articles. */
describe('code that is shown to readers, by the grammar of its own language', () => {
  it('tells wrong code from right', () => {
    for (const language of reader.languages) {
      expect(reader.faultOf(language, ''), language).toBeNull()
      expect(reader.faultOf(language, '<?php if ( { "'), language).not.toBeNull()
    }
  })

  it.each(sampleLanguages)('is right in %s with whatever a reader types', (language) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('`', "'", '"', '\\', '$HOME ${x} #{x}', '\nBODY\n', '"""', '?>', '%'),
        (text, hostile) => {
          const request = createRequest({
            clientKey: 'YOUR_API_KEY',
            task: { type: 'TextCaptchaTask', comment: `${text}${hostile}${text}` },
          })
          expect(reader.faultOf(language, writeSample(language, request))).toBeNull()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is right in every program of the site', () => {
    const faults = globSync('**/*.sample', { cwd: src })
      // Those consist of placeholders, which the next test fills.
      .filter((file) => !file.includes('code-sample/task/') && !file.endsWith('json.sample'))
      .map((file) => {
        const language = basename(file, '.sample').split('.').at(-1) ?? ''
        return [file, reader.faultOf(language, readFileSync(join(src, file), 'utf8'))]
      })
    expect(faults.length).toBeGreaterThan(30)
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([])
  })

  it('is right in the programs of tasks, with files and without', () => {
    const picture = { variable: 'body', path: 'image.png' }
    const tasks: CodeTask[] = [
      {
        files: [picture],
        task: [
          ['type', 'ImageToTextTask'],
          ['body', picture],
          ['case', true],
          ['numeric', 4],
        ],
        beside: [['languagePool', 'en']],
        answer: 'text',
      },
      {
        files: [],
        task: [
          ['type', 'TextCaptchaTask'],
          ['comment', 'It’s "2 + 3"\\?'],
        ],
        beside: [],
        answer: 'text',
      },
    ]
    for (const task of tasks)
      for (const language of codeLanguages) {
        const code = language === 'php' ? php(task) : writeMore(language, task)
        expect(reader.faultOf(language, plainCodeLines(tokensOf(code))), language).toBeNull()
      }
  })
})
