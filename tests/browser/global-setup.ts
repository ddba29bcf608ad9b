import { startServe } from '../../builds/serve.ts'

/** Serves the three builds behind nginx while the tests run. They must exist: `npm run build`. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startServe({ portBase: Number(process.env['SERVE_PORT_BASE'] ?? 4101) })
  return stop
}
