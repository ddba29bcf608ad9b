import { DatabaseSync } from 'node:sqlite'
import { isRecord } from '../lib/is-record.ts'
import type { Backend } from './backend.ts'
import { seedVersion } from './data/data.ts'
import type { Data } from './data/data.ts'

export interface KeptState {
  /** Whether the file had no data before. */
  isNew: boolean
  /** Writes what is not written yet, and closes the file. */
  close: () => void
}

/** Milliseconds in which several changes are written as one. */
const pause = 200

const isData = (value: unknown): value is Data =>
  isRecord(value) && value['version'] === seedVersion

/** What SQLite calls a file that another process holds. */
const busy = 5
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return Reflect.get(error, 'errcode') === busy ? 'another mock uses it' : error.message
}

/** The data in a database, whose table is made where there is none. */
function readData(database: DatabaseSync): Data | null {
  // No other process may hold the file: each would overwrite what the other has done.
  database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE')
  const tables = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all()
  if (tables.length === 0)
    database.exec('CREATE TABLE state (id INTEGER PRIMARY KEY, data TEXT NOT NULL)')
  else if (tables.length > 1 || tables[0]?.['name'] !== 'state')
    throw new Error('it is the database of another program')
  const text = database.prepare('SELECT data FROM state WHERE id = 1').get()?.['data']
  database.exec('COMMIT')
  if (typeof text !== 'string') return null
  const data: unknown = JSON.parse(text)
  if (!isData(data))
    throw new Error('it is of another version of the mock; delete it to begin anew')
  return data
}

/**
 * Keeps the data of a backend in one SQLite file, so that it outlives a restart.
 * @throws Error that names the file and why it cannot be used
 */
export function keepState(backend: Backend, file: string): KeptState {
  let database: DatabaseSync | undefined
  let stored: Data | null
  try {
    database = new DatabaseSync(file)
    stored = readData(database)
  } catch (cause) {
    database?.close()
    // The file may be somebody else's, so no advice but that of the reason deletes it.
    throw new Error(`${file} cannot keep the data: ${reasonOf(cause)}. Name another file.`, {
      cause,
    })
  }
  if (stored) backend.db = stored
  const opened = database
  const insert = opened.prepare('INSERT OR REPLACE INTO state (id, data) VALUES (1, ?)')
  let due: NodeJS.Timeout | undefined
  const write = (): void => {
    clearTimeout(due)
    due = undefined
    try {
      insert.run(JSON.stringify(backend.db))
    } catch (error) {
      // A full disk must not end a demo; the next change is another try.
      console.error(`${file} was not written: ${reasonOf(error)}.`)
    }
  }
  backend.save = () => {
    due ??= setTimeout(write, pause)
  }
  if (!stored) write()
  return {
    isNew: !stored,
    close: () => {
      if (due) write()
      opened.close()
    },
  }
}
