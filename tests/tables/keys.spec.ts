import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

// A key that types a letter does something else only where the part that it belongs to has the
// focus, or where the person can switch it off (WCAG 2.1.4). `useShortcuts` knows both, so letters
// are read there and nowhere else.

const root = join(import.meta.dirname, '..', '..')
const code = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.spec\.|^src\/mocks\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const filesWith = (pattern: RegExp): string[] =>
  [...code].flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted()

/** Who listens to keys by itself, and what it listens for. */
const listeners: Readonly<Record<string, string>> = {
  'src/app/dialogs/when-free.ts': 'No key: whether a field still has the focus.',
  'src/app/layouts/NarrowNav.tsx': 'Escape, in the open list.',
  'src/app/palette/PaletteKeys.tsx': 'What is typed while the palette that was opened loads.',
  'src/app/router/NavigationEffects.tsx': 'No key: whether the person has begun to do something.',
  'src/app/shell/NotificationPanel.tsx': 'Escape, in the open panel.',
  'src/areas/customer/uploads/Columns.tsx': 'Escape, while the list is open.',
  'src/areas/docs/search/use-search-keys.ts': 'Escape and arrows, in the search.',
  'src/lib/close-on-back.ts': 'Escape, while something is open.',
  'src/ui/ModalDialog.tsx': 'Escape, once the focused part of the dialog is gone.',
  'src/ui/Tooltip.tsx': 'Escape, while a tip is shown.',
  'src/ui/use-shortcuts.ts': 'Every shortcut.',
}

describe('keys', () => {
  it('are listened to outside of React by useShortcuts, or by nothing that reads a letter', () => {
    const outside = /'key(?:down|up|press)'|\bonkey(?:down|up|press)\b/
    expect(filesWith(outside)).toEqual(Object.keys(listeners).toSorted())
  })

  it('are compared with a letter, a digit or a sign nowhere else', () => {
    const letter = /\b(?:key|code)\b(?:\.\w+\(\))?\s*[!=]==?\s*'(?:[^' ]|Key[A-Z]|Digit\d)'/
    expect(filesWith(letter)).toEqual([])
    expect(filesWith(/\baccessKey\b/i)).toEqual([])
  })

  it('of a row of buttons, a menu or a chart leave Alt to the browser, which goes back by it', () => {
    const handled = filesWith(/\bknown\((?:steps|arrows), event\.key\)/)
    expect(handled.length).toBeGreaterThan(4)
    expect(handled.filter((file) => !/\baltKey\b/.test(code.get(file) ?? ''))).toEqual([])
  })
})
