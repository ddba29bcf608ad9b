import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..', '..', 'src')

/** Whose storage is not a person's: what else is kept goes by drafts.ts or kept.ts, which sign-out clears as one. */
const others = [
  // Of the tab: where pages were scrolled to, its name among editors, a build whose file was lost,
  // a build that it was offered.
  'app/router/Arrival.tsx',
  'app/notices/new-build.ts',
  'areas/*/use-lock.ts',
  'lib/chunk.ts',
  // Of a guest: a question or a request that waits, for half an hour at most, for whoever signs in to send it.
  'lib/handed-text.ts',
  // Of the device: what a visitor chose on it. A theme that came with an account is taken back with it.
  'lib/stored.ts',
  'session/theme.ts',
  'session/account-theme.ts',
]

it('keeps what belongs to a person in one place, from which it goes with them', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: src })
    .filter((file) => !/\.spec\.|^(?:mocks|app\/dev)\//.test(file))
    .filter((file) =>
      /\b(?:session|local)Storage\s*[.[)]/.test(
        readFileSync(join(src, file), 'utf8').replaceAll(/^\s*(?:\/\/|\*).*$/gm, ''),
      ),
    )
    .map((file) => file.replace(/^(areas)\/.*\/(use-lock\.ts)$/, '$1/*/$2'))
  expect(found.toSorted()).toEqual([...others, 'lib/drafts.ts', 'lib/kept.ts'].toSorted())
})
