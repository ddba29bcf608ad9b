import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { filePlace, sampleLanguages } from '@/task-api/curl.ts'
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
            task: {
              type: 'ImageToTextTask',
              comment: `${text}${hostile}${text}`,
              body: filePlace,
            },
          })
          for (const file of [undefined, 'my picture.png'])
            expect(reader.faultOf(language, writeSample(language, { ...request, file }))).toBeNull()
        },
      ),
      { numRuns: 60 },
    )
  })

  it('is right in every program of the site', () => {
    const faults = globSync('**/*.sample', { cwd: src })
      .filter((file) => !file.endsWith('json.sample'))
      .map((file) => {
        const language = basename(file, '.sample').split('.').at(-1) ?? ''
        return [file, reader.faultOf(language, readFileSync(join(src, file), 'utf8'))]
      })
    expect(faults.length).toBeGreaterThan(30)
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([])
  })
})
