import { useSyncExternalStore } from 'react'
import { shells } from '@/lib/shell.ts'
import type { Shell } from '@/lib/shell.ts'
import { createStored } from '@/lib/stored.ts'

const stored = createStored('code-shell', ['system', ...shells], 'system')

/** Windows has no POSIX shell of its own. */
const ofSystem = (): Shell => (/Windows/.test(navigator.userAgent) ? 'powershell' : 'sh')

function read(): Shell {
  const chosen = stored.get()
  return chosen === 'system' ? ofSystem() : chosen
}

/** The reader's command line: the one chosen on this device, else that of its system. */
export function useShell(): [Shell, (shell: Shell) => void] {
  return [useSyncExternalStore(stored.subscribe, read, () => 'sh'), stored.set]
}
