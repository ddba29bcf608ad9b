import { noise } from '../lib/random.ts'

const svg = (body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 90" width="240" height="90">${body}</svg>`)}`
const paper = (colour: string): string => `<rect width="240" height="90" fill="${colour}"/>`

/** Slanted letters under a line, like most image captchas. */
function word(text: string, key: string, opacity = 1): string {
  const letters = Array.from(text, (letter, at) => {
    const turn = Math.round((noise(key, 'turn', at) - 0.5) * 40)
    const x = 34 + at * (172 / Math.max(1, text.length - 1))
    const y = 56 + Math.round((noise(key, 'y', at) - 0.5) * 16)
    return `<text x="${Math.round(x)}" y="${y}" font-family="Georgia,serif" font-size="42" text-anchor="middle" fill="#27405f" fill-opacity="${opacity}" transform="rotate(${turn} ${Math.round(x)} ${y})">${letter}</text>`
  })
  return `${letters.join('')}<path d="M8 ${Math.round(30 + noise(key, 'a') * 40)}C80 ${Math.round(noise(key, 'b') * 90)} 150 ${Math.round(noise(key, 'c') * 90)} 232 ${Math.round(30 + noise(key, 'd') * 40)}" fill="none" stroke="#8a6f2d" stroke-width="2"/>`
}

const noisy = (key: string): string =>
  Array.from({ length: 90 }, (_, at) => {
    const [x, y, size] = [
      noise(key, 'nx', at) * 230,
      noise(key, 'ny', at) * 84,
      3 + noise(key, 'ns', at) * 16,
    ]
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${size.toFixed(0)}" height="3" fill="#27405f" fill-opacity="${(0.2 + noise(key, 'no', at) * 0.5).toFixed(2)}"/>`
  }).join('')

const shapes = (key: string): string =>
  Array.from({ length: 8 }, (_, at) => {
    const x = 20 + (at % 4) * 60
    const y = 24 + Math.floor(at / 4) * 44
    const colour = ['#b4532a', '#2a6fb4', '#5a8a3a', '#8a4fa0'][
      Math.floor(noise(key, 'colour', at) * 4)
    ]
    return noise(key, 'kind', at) < 0.5
      ? `<circle cx="${x + 10}" cy="${y}" r="15" fill="${colour}"/>`
      : `<path d="M${x - 6} ${y + 15}L${x + 10} ${y - 16}L${x + 26} ${y + 15}Z" fill="${colour}"/>`
  }).join('')

const grid = (key: string): string =>
  Array.from({ length: 12 }, (_, at) => {
    const shade = 60 + Math.floor(noise(key, 'shade', at) * 30)
    return `<rect x="${4 + (at % 6) * 39}" y="${4 + Math.floor(at / 6) * 42}" width="37" height="40" fill="hsl(${Math.floor(noise(key, 'hue', at) * 360)} 30% ${shade}%)"/>`
  }).join('')

const page =
  '<rect width="240" height="16" fill="#c8322b"/><rect x="12" y="26" width="120" height="9" fill="#43566d"/><rect x="12" y="42" width="200" height="5" fill="#aebfd1"/><rect x="12" y="52" width="180" height="5" fill="#aebfd1"/><rect x="12" y="68" width="64" height="14" rx="3" fill="#1f5eff"/>'

/** Each key has its own picture, which fits the reason why nobody could answer it. */
export function drawing(kind: string, key: string, text = 'k7mwp'): string {
  if (kind === 'empty') return svg(paper('#fbfbf8'))
  if (kind === 'blocked_page') return svg(paper('#ffffff') + page)
  if (kind === 'no_instruction') return svg(paper('#eef3ee') + shapes(key))
  if (kind === 'wrong_type') return svg(paper('#ffffff') + grid(key))
  if (kind === 'unreadable') return svg(paper('#e9e4d6') + word('wvmwx', key, 0.25) + noisy(key))
  return svg(paper('#f4f1e6') + word(text, key))
}
