import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..', '..', 'src')
/** A table with any word as its key: `const tones: Readonly<Record<string, Tone>> = {`. */
const table = /(export )?const (\w+): (?:Readonly<|Partial<)*Record<\s*string\s*,[^=]*?=\s*\{/g

/**
 * Look-ups whose key is not a word of the server: a key or name of this code, or a value that was
 * checked before.
 */
const others: readonly string[] = [
  'app/palette/CommandBox.tsx steps[event.key]',
  'areas/customer/setting/keys/key-form.ts fields[known(fieldNames, name) ?? name]',
  'areas/data/annotator/NumberField.tsx steps[event.key]',
  'areas/data/annotator/use-keys.ts arrows[event.key]',
  'areas/data/review/ReviewDesk.tsx steps[event.key]',
  'areas/demo/frame/frame.ts widgets[asked.kind]',
  'areas/docs/builder/test-task.ts options[name]',
  'areas/editor/edit/rich/use-roving.ts steps[event.key]',
  'areas/software/own/edit/description.ts entities[name]',
  'areas/worker/answer/DeskPicture.tsx arrows[event.key]',
  'lib/key-combo.ts appleMarks[part]',
  'lib/key-combo.ts marks[part]',
  'lib/key-combo.ts signs[code]',
  'lib/proxy-line.ts protocols[protocol]',
  'lib/proxy-line.ts protocols[scheme]',
  'routes/social.ts kinds[`${area}/${feature}`]',
  'routes/social.ts kinds[area]',
  'shared/chart/Crosshair.tsx steps[event.key]',
  'shared/code-sample/tokens.ts kinds[part]',
  'shared/form/issues.ts errors[field]',
  'shared/form/issues.ts rules[issue.type]',
  "task-api/classic.ts pools[typeof value === 'string' ? value : '']",
  'task-api/sample-request.ts places[name]',
  'ui/Menu.tsx steps[event.key]',
  'ui/Tabs.tsx steps[event.key]',
]

it('reads a table under a word of the backend’s by known(), which has no `constructor`', () => {
  const texts = new Map(
    globSync('**/*.{ts,tsx}', { cwd: src })
      .filter((file) => !/\.spec\.|^(?:mocks|app\/dev)\//.test(file))
      .map((file) => [file, readFileSync(join(src, file), 'utf8')]),
  )
  const found = new Set<string>()
  for (const [file, text] of texts)
    for (const [, exported, name = ''] of text.matchAll(table))
      for (const [place, other] of texts)
        if (place === file || (exported && other.includes(name)))
          for (const [read] of other.matchAll(
            new RegExp(`\\b${name}\\[(?!['"\\d\\]])[^\\]]*\\]`, 'g'),
          ))
            found.add(`${place} ${read}`)
  expect([...found].toSorted()).toEqual(others.toSorted())
})
