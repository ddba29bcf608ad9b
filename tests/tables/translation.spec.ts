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

/** The components, by their files. */
const components = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(?:areas|shared|ui)\/.*(?<!\.spec)\.tsx$/.test(file))
  .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const)

it('no sentence is glued from translated parts', () => {
  // Whole sentences follow each other with `sentences` or `gapAfter`: Chinese has no space there.
  const glued =
    /\$\{(?:t|common|own|word)\([^`\n]*\} ?\$\{(?:t|common|own|word)\(|' ' \+ (?:t|common|own|word)\(/
  // A name and what it is of: `nameWith`, because Chinese has its own colon.
  const colon = /`\$\{[^`]*\}: \$\{(?!\w+\.(?:id|join))[^`]*`/
  expect(
    components.filter(([, code]) => glued.test(code) || colon.test(code)).map(([file]) => file),
  ).toEqual([])
})

it('no list is joined by a comma of one language', () => {
  // Codes of errors, and the marks of one unit in its own words, are no lists of ours.
  const allowed = ['areas/demo/live/Verdict.tsx', 'areas/data/kit/UnitView.tsx']
  const joined = /\.join\((?:', '|'、'|'; ')\)/
  expect(
    components
      .filter(([file, code]) => !allowed.includes(file) && joined.test(code))
      .map(([file]) => file),
  ).toEqual([])
})
