import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startReceiver } from './reports/receive.ts'
import { root } from './shared-config.ts'

// `npm run reports`: receives what visitors' pages report and prints it, with the places in the source.
// `-- --port 4195 --host 0.0.0.0 --maps releases/maps`.

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4195' },
      host: { type: 'string', default: '127.0.0.1' },
      maps: { type: 'string', default: join(root, 'dist-maps') },
    },
  })
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`--port is "${values.port}"; allowed: 0 to 65535.`)
  if (!existsSync(values.maps))
    throw new Error(`--maps is "${values.maps}", and there is no such folder.`)
  const receiver = await startReceiver({
    port,
    host: values.host,
    maps: values.maps,
    print: (line) => process.stdout.write(`${line}\n`),
  })
  process.stdout.write(`Reports at http://${values.host}:${receiver.port}\n`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void receiver.close().then(() => process.exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
