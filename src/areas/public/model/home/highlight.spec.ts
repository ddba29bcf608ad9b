import { describe, expect, it } from 'vitest'
import { plainCode } from '@/ui/CodeBlock.tsx'
import { codeLanguages, sampleHost } from './code-languages.ts'
import { highlight } from './highlight.ts'
import { moreSamples } from './more-samples.ts'
import curl from './samples/curl.sample?raw'

const all = { curl, ...moreSamples }

describe('highlight', () => {
  it.each(codeLanguages.map(({ id }) => id))('changes nothing of the %s sample, which names the host once', (id) => {
    expect(plainCode(highlight(all[id], id))).toBe(all[id])
    expect(all[id].split(sampleHost)).toHaveLength(2)
  })

  it('tells strings, comments, words and numbers apart', () => {
    expect(highlight('sleep 5 # "now"\nputs "a # b"', 'ruby')).toEqual([
      [{ text: 'sleep ' }, { text: '5', kind: 'number' }, { text: ' ' }, { text: '# "now"', kind: 'comment' }],
      [{ text: 'puts', kind: 'keyword' }, { text: ' ' }, { text: '"a # b"', kind: 'string' }],
    ])
  })
})
