import { DatabaseSync } from 'node:sqlite'
import type { Backend } from './backend.ts'
import { seedVersion } from './data/data.ts'
import type { Data } from './data/data.ts'

export interface KeptState {
  /** Writes what is not written yet, and closes the file. */
  close: () => void
}

/** Milliseconds in which several changes are written as one. */
const pause = 200

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && 'version' in value && value.version === seedVersion

/**
 * Keeps the data of a backend in one SQLite file, so that it outlives a restart.
 * @throws Error for a file of another version, or one that is no database
 */
export function keepState(backend: Backend, file: string): KeptState {
  const database = new DatabaseSync(file)
  try {
    database.exec('CREATE TABLE IF NOT EXISTS state (id INTEGER PRIMARY KEY, data TEXT NOT NULL)')
  } catch (cause) {
    throw new Error(`${file} is no SQLite database.`, { cause })
  }
  const stored = database.prepare('SELECT data FROM state WHERE id = 1').get()?.['data']
  if (typeof stored === 'string') {
    const data: unknown = JSON.parse(stored)
    if (!isData(data))
      throw new Error(
        `${file} holds the data of another version of the mock (now ${seedVersion}). Delete it, or name another file.`,
      )
    backend.db = data
  }
  const insert = database.prepare('INSERT OR REPLACE INTO state (id, data) VALUES (1, ?)')
  let due: NodeJS.Timeout | undefined
  const write = (): void => {
    clearTimeout(due)
    due = undefined
    insert.run(JSON.stringify(backend.db))
  }
  backend.save = () => {
    due ??= setTimeout(write, pause)
  }
  if (stored === undefined) write()
  return {
    close: () => {
      if (due) write()
      database.close()
    },
  }
}
