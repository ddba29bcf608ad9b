import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fieldCodes } from '@/api/contract/field-codes.ts'

// A refused field says its rule. The common words of most codes cannot know it ("This is not allowed."),
// so a form whose own check has such a code has words for it.

const root = join(import.meta.dirname, '..', '..')
const files = globSync('src/{areas,shared}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.spec\.|\/form\//.test(file),
)
const code = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))

/** The codes whose common words name their rule: by a limit, or because there is nothing to add. */
const told = ['required', 'too_short', 'too_long', 'not_unique', 'expired', 'insufficient_funds']
const untold = fieldCodes.filter((one) => !told.includes(one))

/** The codes that the checks of a file give, without a rule or a limit. */
const given = (text: string): string[] =>
  untold.filter(
    (one) =>
      new RegExp(
        `(?:v\\.(?:check|regex|partialCheck|rawCheck|literal)\\([^;]*?|, |^ +)'${one}'[,)]`,
        'm',
      ).test(text) ||
      (one === 'bad_format' && /v\.regex\((?:\/.*\/\w*|\w+)\)/.test(text)),
  )

/** The folders of the forms, where a schema is not beside its form. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
  'src/areas/auth/credentials/forms.ts': ['src/areas/auth/register', 'src/areas/auth/remind'],
  'src/shared/ip-range/address-form.ts': ['src/areas/customer/ip-list', 'src/areas/proxy/ips'],
  'src/shared/ip-range/address-lines.ts': ['src/areas/customer/ip-list', 'src/areas/proxy/ips'],
}

describe('the words of a code that does not name its rule', () => {
  const rows = [...code].flatMap(([file, text]) =>
    /\bv\.(?:object|pipe|record)\(/.test(text) ? given(text).map((one) => ({ file, one })) : [],
  )

  it('are the form’s own', () => {
    const bare = rows.flatMap(({ file, one }) =>
      (formsOf[file] ?? [dirname(file)])
        .filter(
          (folder) =>
            ![...code].some(
              ([other, text]) =>
                other.startsWith(`${folder}/`) &&
                (text.includes('useAddressWords(') || new RegExp(`\\b${one}:\\s`).test(text)),
            ),
        )
        .map((folder) => `${one} of ${file} in ${folder}`),
    )
    expect(bare).toEqual([])
    expect(rows.length).toBeGreaterThan(30)
  })
})
