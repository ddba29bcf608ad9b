import { startServe } from '../../builds/serve.ts'

/** The three builds behind nginx, for as long as the tests run. They must have been built: `npm run build`. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await startServe({ portBase: Number(process.env['SERVE_PORT_BASE'] ?? 4101) })
  return stop
}
