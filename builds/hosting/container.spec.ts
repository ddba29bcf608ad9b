import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { load } from 'js-yaml'
import { nginxConfig } from './nginx.ts'
import { sites } from './whole-table.fixture.ts'

// What the Dockerfile and the compose file count on elsewhere. No engine runs here.
const here = import.meta.dirname
const read = (name: string): string => readFileSync(join(here, name), 'utf8')
const dockerfile = read('Dockerfile')
const main = read('container/nginx.conf')

describe('the container', () => {
  it('copies only what its context keeps', () => {
    const kept = read('Dockerfile.dockerignore')
      .split('\n')
      .flatMap((line) => (line.startsWith('!') ? [line.slice(1).replaceAll('*', '[^/]+')] : []))
    const copied = [...dockerfile.matchAll(/^COPY (\S+) /gm)].map(([, from = '']) =>
      from.replace('$RELEASE', '0123456789ab'),
    )
    expect(copied).toHaveLength(3)
    for (const from of copied)
      expect(
        kept.some((one) => new RegExp(`^${one}(?:/|$)`).test(from)),
        from,
      ).toBe(true)
  })

  it('finds the folder and the switch of each site by the name in its configuration', () => {
    const [, pattern = ''] = /sed -n 's\/(.+?)\/\\1\/p'/.exec(dockerfile) ?? []
    const name = new RegExp(pattern.replaceAll('\\(', '(').replaceAll('\\)', ')'), 'm')
    for (const site of sites) {
      const root = `/srv/www/${site.canonicalHost}`
      const config = nginxConfig({
        site,
        hashes: { scripts: [], styles: [] },
        name: site.id,
        root,
        listen: ['8080'],
        serverName: site.canonicalHost,
        brotli: false,
      })
      const [, host] = name.exec(config) ?? []
      expect(host).toBe(site.canonicalHost)
      expect(config).toContain(`root "${root}";`)
      expect(config).toContain(`-f "${root}.maintenance"`)
    }
    expect(dockerfile).toContain('ln -s /srv/www/sites/$site "/srv/www/$host";')
    expect(dockerfile).toContain('ln -s /tmp/$site.maintenance "/srv/www/$host.maintenance";')
  })

  it('writes in /tmp alone, and ends before Docker’s ten seconds', () => {
    const written = [...main.matchAll(/^\s*(?:pid|\w+_temp_path) ([^;]+);/gm)].map(([, to]) => to)
    expect(written).toHaveLength(6)
    expect(written.filter((to) => !to?.startsWith('/tmp/'))).toEqual([])
    expect(main).toMatch(/^error_log \/dev\/stderr /m)
    expect(main).not.toMatch(/^user /m)
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGQUIT$/m)
    const [, seconds] = /^worker_shutdown_timeout (\d+)s;/m.exec(main) ?? []
    expect(Number(seconds)).toBeLessThan(10)
  })

  it('asks the port where it listens for a health that stays well in maintenance', () => {
    const [, port] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? []
    expect(dockerfile).toContain(`http://127.0.0.1:${port}/healthz`)
    // The last user has no rights.
    expect([...dockerfile.matchAll(/^USER (\S+)$/gm)].at(-1)?.[1]).toBe('101')
  })
})

describe('the compose file', () => {
  const Compose = v.object({
    services: v.object({
      site: v.looseObject({ volumes: v.array(v.string()) }),
      backend: v.looseObject({
        command: v.array(v.string()),
        depends_on: v.object({ site: v.looseObject({ restart: v.boolean() }) }),
        network_mode: v.string(),
      }),
    }),
  })
  const { services } = v.parse(Compose, load(read('compose.yaml')))

  it('gives neither service a right or a place to write but /tmp and the state', () => {
    for (const service of Object.values(services))
      expect(service).toMatchObject({
        read_only: true,
        tmpfs: ['/tmp'],
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
  })

  it('leads each site to the port at which the backend listens, with events and a kept state', () => {
    const { command, network_mode: network, depends_on: needs } = services.backend
    const port = command[command.indexOf('--port') + 1]
    expect(read('container/api.conf').trim()).toBe(`proxy_pass http://127.0.0.1:${port};`)
    expect(command).toEqual(expect.arrayContaining(['--live', '--log', '/state/state.sqlite']))
    expect(network).toBe('service:site')
    expect(needs.site.restart).toBe(true)
    const mounted = services.site.volumes.map((volume) => volume.split(':'))
    expect(mounted).toEqual(
      sites.map(({ id }) => ['./container/api.conf', `/etc/nginx/sites-api/${id}.conf`, 'ro']),
    )
    expect(globSync('container/api.conf', { cwd: here })).toHaveLength(1)
  })
})
