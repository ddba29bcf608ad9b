import type { ProxyType } from '@/routes/slugs/proxy-types.ts'
import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'

/** The exit of a request, drawn around a point. */
const exits = {
  home: 'M-22 4 0-16 22 4M-16-1V20H16V-1M-5 20V6H5V20',
  tower:
    'M0-4V22M-9 22H9M-8-12a11 11 0 0 0 0 16M8-12a11 11 0 0 1 0 16M-15-18a20 20 0 0 0 0 28M15-18a20 20 0 0 1 0 28',
  rack: 'M-16-18H16V-4H-16ZM-16-4H16V10H-16ZM-16 10H16V24H-16ZM-10-11H-4M-10 3H-4M-10 17H-4',
} as const
type Exit = keyof typeof exits

const exitsOf: Readonly<Record<ProxyType, readonly Exit[]>> = {
  residential: ['home'],
  mobile: ['tower'],
  datacenter: ['rack'],
  isp: ['rack', 'home'],
  socks5: ['home', 'rack'],
  https: ['home', 'rack'],
  premium: ['home', 'tower'],
  rotating: ['home', 'tower', 'home'],
  elite: ['home'],
  anonymous: ['home'],
}

/**
 * The path of a request: from a program through exits of this kind to the page, which sees only the
 * exit.
 */
export function RouteArt({ slug }: { slug: ProxyType }) {
  const list = exitsOf[slug]
  const shown = list.map((exit, index) => ({
    exit,
    y: 90 + (index - (list.length - 1) / 2) * 66,
    key: `${exit} ${index}`,
  }))
  return (
    <Art width={480} height={list.length > 2 ? 212 : 180}>
      <g transform={list.length > 2 ? 'translate(0 16)' : undefined}>
        <rect className={i.paper} x="1" y="58" width="92" height="64" rx="6" />
        <path className={i.box} d="M16 82l10 8-10 8M36 100h24" />
        {shown.map(({ key, exit, y }) => (
          <g key={key}>
            <path className={i.dashed} d={`M98 90C150 90 150 ${y} 196 ${y}`} />
            <path className={i.box} d={`M278 ${y}C330 ${y} 330 90 380 90`} />
            <rect className={i.soft} x="204" y={y - 29} width="68" height="58" />
            <path
              className={i.ink}
              d={exits[exit]}
              transform={`translate(238 ${y - 2}) scale(.9)`}
            />
            <Box x={204} y={y - 29} width={68} height={58} />
          </g>
        ))}
        <rect className={i.paper} x="386" y="46" width="93" height="88" rx="6" />
        <path className={i.illustrationLine} d="M386 64H479M400 86h64M400 100h64M400 114h40" />
        <ArtTag x={385.25} y={28} width={28} text="IP" />
      </g>
    </Art>
  )
}
