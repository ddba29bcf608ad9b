import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Whether nginx on this machine can send the .br files. */
export const hasBrotli = (): boolean => existsSync(brotliModule)

/** @throws Error that says how to install it */
export function findNginx(): string {
  const candidates = [
    process.env['NGINX_PATH'],
    ...(process.env['PATH'] ?? '').split(':').map((folder) => join(folder, 'nginx')),
    '/usr/sbin/nginx',
  ]
  const found = candidates.find((path) => path && existsSync(path))
  if (found) return found
  throw new Error(
    'nginx was not found in NGINX_PATH, PATH or /usr/sbin. On Debian: apt-get install nginx-light.',
  )
}

/** What nginx says of the configuration in a folder. Without a warning it is two lines. */
export const judgeConfig = (work: string): string =>
  // nginx writes to stderr.
  execFileSync('sh', ['-c', '"$0" -t -p "$1" -c "$1/nginx.conf" 2>&1', findNginx(), work], {
    encoding: 'utf8',
  })

/**
 * Writes a complete configuration around the servers. All files that nginx writes stay in the
 * folder.
 */
export async function writeConfig(work: string, servers: readonly string[]): Promise<string> {
  await mkdir(join(work, 'tmp'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${work}/tmp/${name};`,
  )
  const file = join(work, 'nginx.conf')
  // nginx that is started as root reads files as "nobody", who can't enter a checkout below /root.
  await writeFile(
    file,
    `${hasBrotli() ? `load_module ${brotliModule};\n` : ''}${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
worker_processes 1;
pid ${work}/nginx.pid;
error_log ${work}/error.log warn;
events {
  worker_connections 512;
}
http {
  access_log off;
${servers.some((one) => one.includes('variables_hash_max_size')) ? '' : '  variables_hash_max_size 2048;\n'}${temporary.join('\n')}
${servers.join('\n')}
}
`,
  )
  return file
}

/**
 * Another server on the port would be mistaken for this one.
 * @throws if the port is in use
 */
export async function requireFree(port: number): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', () =>
      reject(
        new Error(`Port ${port} is taken: stop what is there, or set SERVE_PORT_BASE to another.`),
      ),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve()))
  })
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null
const ended = (child: ChildProcess): Promise<void> =>
  hasEnded(child)
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()))

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/robots.txt`).then(
    (response) => response.body?.cancel().then(() => true) ?? true,
    () => false,
  )

/**
 * Starts nginx with a configuration of writeConfig() and waits until it answers.
 * @returns a function that stops it
 * @throws where it exits or does not answer on the port
 */
export async function startNginx(
  work: string,
  config: string,
  port: number,
): Promise<() => Promise<void>> {
  const log = join(work, 'error.log')
  const child = spawn(findNginx(), ['-p', work, '-c', config, '-e', log], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const failed = new Promise<Error>((resolve) => child.once('error', resolve))
  const stop = async (): Promise<void> => {
    if (child.pid === undefined || hasEnded(child)) return
    child.kill('SIGQUIT')
    // Open connections must not delay the shutdown.
    const timer = setTimeout(() => child.kill('SIGTERM'), 3000)
    await ended(child)
    clearTimeout(timer)
  }
  for (let tries = 0; !(await answers(port)); tries += 1) {
    const error = await Promise.race([
      failed,
      new Promise<null>((resolve) => setTimeout(() => resolve(null), 100)),
    ])
    if (error || hasEnded(child) || tries > 100) {
      await stop()
      throw new Error(`nginx did not start; see above and ${log}.`, { cause: error })
    }
  }
  return stop
}
