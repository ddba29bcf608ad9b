import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Writes the OpenAPI document by which journeys judge what they send (journey-requests.ts). */
export default function writeDocument(): void {
  execFileSync(process.execPath, ['builds/openapi.ts', '.cache/journeys-openapi.json'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
