// Over 250 lines: one drawing per kind of challenge.
import type { ReactNode } from 'react'
import { glyphH, glyphK, glyphNine, glyphP, glyphW } from '@/lib/glyph-paths.ts'
import type { Glyph } from '@/lib/glyph-paths.ts'
import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import a from '@/ui/small.module.css'
import type { CaptchaChallenge, ChallengeTraits } from '../challenge.ts'
import s from './art.module.css'

interface ChallengeArtProps {
  challenge: CaptchaChallenge
  look?: Partial<ChallengeTraits>
}

/**
 * A small decorative drawing of a challenge: the request in ink, the worker's part in blue and
 * green.
 */
export function ChallengeArt({ challenge, look }: ChallengeArtProps) {
  const own = { ...plain, ...look }
  const drawn = drawings[challenge](own)
  return (
    <Art width={144} height={96}>
      <path className={a.illustrationLine} d="M0 24H144M0 72H144M24 0V96M120 0V96" />
      {own.isWidget ? <Widget look={own}>{drawn}</Widget> : drawn}
    </Art>
  )
}

const plain: ChallengeTraits = {
  seed: 0,
  text: '',
  count: 2,
  lines: 1,
  values: 1,
  isCyrillic: false,
  isWidget: false,
  isInvisible: false,
  isServed: false,
  isEnterprise: false,
}

const glyphs: readonly Glyph[] = [glyphW, glyphNine, glyphK, glyphH, glyphP]
/** Picks a number below `among` by the seed. */
const pick = (seed: number, at: number, among: number): number =>
  (seed * 7 + at * at * 13 + at * 5) % among
const pieceOf = (text: string): string => (text.length > 7 ? `${text.slice(0, 6)}…` : text)
const widthOf = (text: string): number => Math.max(18, 8 + text.length * 7)

function Letter({ glyph, x, y, turn = 0 }: { glyph: Glyph; x: number; y: number; turn?: number }) {
  const [left, top, width, height] = glyph.box
  return (
    <path
      className={a.glyph}
      d={glyph.d}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(.44) translate(${-left - width / 2} ${-top - height / 2})`}
    />
  )
}

/** Picks three nonadjacent glyphs by the seed. */
const randomGlyphs = (seed: number): Glyph[] =>
  [0, 1, 2].flatMap((at) => glyphs[(seed + at * (1 + (seed % 2))) % glyphs.length] ?? [])

/** Draws the fields of a task as lines of text, at most four. */
function Lines({ count, lineAt }: { count: number; lineAt: (at: number) => string }) {
  const d = Array.from({ length: Math.min(count, 4) }, (_, at) => lineAt(at)).join('')
  return <path className={a.ink} opacity=".45" d={d} />
}

/** Draws a widget, the fields that the task names, and the returned token. */
function Widget({ look, children }: { look: ChallengeTraits; children: ReactNode }) {
  const { seed, text, lines, values, isInvisible, isServed, isEnterprise } = look
  const tags = Math.min(values, 3)
  return (
    <>
      {isEnterprise && <path className={a.illustrationLine} d="M16 4h96v60" />}
      <rect
        className={isInvisible ? s.dashed : a.paper}
        x="8"
        y="10"
        width="96"
        height="60"
        rx="4"
      />
      <g transform="translate(13 12) scale(.6)">{children}</g>
      <Lines count={lines} lineAt={(at) => `M112 ${14 + at * 7}h${10 + pick(seed, at, 4) * 5}`} />
      {isServed && (
        <>
          <path className={a.illustrationLine} d="M26 70v8" />
          <rect className={a.paper} x="10" y="78" width="32" height="14" rx="3" />
          <circle className={a.glyph} cx="17" cy="85" r="1.5" />
        </>
      )}
      <path className={a.box} d="M112 58h14M120 52l6 6-6 6" />
      {Array.from({ length: tags }, (_, at) => (
        <ArtTag
          key={at}
          x={136 - (tags - at) * (tags > 1 ? 30 : 60)}
          y={76}
          width={tags > 1 ? 26 : 58}
          text={tags > 1 ? tokenOf(seed + at * 31).slice(0, 3) : text || tokenOf(seed)}
        />
      ))}
    </>
  )
}

const drawings: Readonly<Record<CaptchaChallenge, (look: ChallengeTraits) => ReactNode>> = {
  text: ({ seed, text, isCyrillic }) => {
    const glyphs = randomGlyphs(seed)
    const isWords = text.includes(' ')
    const typed =
      isCyrillic || isWords ? pieceOf(text) : glyphs.map(({ letter }) => letter).join('')
    return (
      <>
        {isCyrillic || isWords
          ? Array.from(text.split(' ', 1)[0] ?? '', (letter, at) => (
              <text
                key={at}
                className={s.small}
                x={26 + at * 23}
                y={pick(seed, at, 2) ? 68 : 62}
                transform={`rotate(${pick(seed, at, 5) * 6 - 12} ${26 + at * 23} 54)`}
              >
                {letter}
              </text>
            ))
          : glyphs.map((glyph, at) => (
              <Letter
                key={glyph.letter}
                glyph={glyph}
                x={32 + at * 40}
                y={pick(seed, at, 2) ? 58 : 50}
                turn={pick(seed, at, 4) * 5 - 8}
              />
            ))}
        <path
          className={a.ink}
          d={`M10 ${60 + (seed % 3) * 4}c24-26 48 14 74-8s34-10 50-22`}
          opacity=".7"
        />
        <Box x={10} y={26} width={122} height={56} />
        <ArtTag x={9.25} y={5} width={widthOf(typed)} text={typed} />
      </>
    )
  },
  question: ({ seed, text }) => (
    <>
      <path className={a.paper} d="M12 14h112v44H44L30 72V58H12z" />
      <path
        className={a.ink}
        d={`M24 28h${56 + (seed % 4) * 8}M24 38h84M24 48h${28 + (seed % 3) * 8}`}
        opacity=".6"
      />
      <Box x={66} y={64} width={64} height={26} />
      <text className={s.said} x={98} y={81}>
        {pieceOf(text)}
      </text>
      <ArtTag x={119} y={46} width={18} text="?" />
    </>
  ),
  audio: ({ seed, text }) => {
    const said = Array.from(text.replaceAll(' ', '') || 'k97').slice(0, 4)
    const step = 120 / said.length
    const bars = Array.from({ length: 16 }, (_, at) => {
      const height = 6 + pick(seed, at, 7) * (at % 4 === 0 ? 2 : 8)
      return `M${14 + at * 8} ${52 - height / 2}v${height}`
    })
    return (
      <>
        <path className={a.ink} d={bars.join('')} />
        {said.map((letter, at) => (
          <g key={at}>
            <Box x={12 + at * step} y={20} width={step - 10} height={64} />
            <ArtTag x={11.25 + at * step} y={0} width={18} text={letter} />
          </g>
        ))}
      </>
    )
  },
  math: ({ text }) => (
    <>
      <Letter glyph={glyphNine} x={34} y={54} turn={-6} />
      <path className={s.thick} d="M62 54h16M70 46v16" />
      <text className={s.letter} x={102} y={68} transform="rotate(8 102 54)">
        2
      </text>
      <path className={a.ink} d="M10 44c30 26 60-24 122 8" opacity=".5" />
      <Box x={10} y={26} width={122} height={56} />
      <ArtTag x={94} y={5} width={38} text={`= ${text || '11'}`} />
    </>
  ),
  angle: ({ seed }) => {
    const glyph = [glyphH, glyphK, glyphP, glyphNine][seed % 4] ?? glyphH
    return (
      <>
        <circle className={a.paper} cx="60" cy="50" r="36" />
        <g className={s.faint}>
          <Letter glyph={glyph} x={60} y={50} />
        </g>
        <Letter glyph={glyph} x={60} y={50} turn={75} />
        <path className={a.box} d="M60 6a44 44 0 0 1 42.5 32.6M104 28l-1.5 11-9.5-5" />
        <ArtTag x={104} y={6} width={32} text="75°" />
      </>
    )
  },
  points: ({ seed, count }) => (
    <>
      <path className={a.paper} d="M16 80l16-30 16 30z" />
      <rect className={a.paper} x="62" y="14" width="26" height="26" rx="2" />
      <circle className={a.paper} cx="112" cy="64" r="14" />
      <path className={a.illustrationLine} d="M52 62l8-8 8 8-8 8zM98 20h18v14H98z" />
      {points.slice(0, Math.min(count, 3)).map(([x, y], at) => (
        <g key={x}>
          <path className={a.box} d={`M${x} ${y - 9}v18M${x - 9} ${y}h18`} />
          <circle className={a.box} cx={x} cy={y} r="4" />
          <ArtTag x={x + 6} y={y - 24} width={18} text={String(((at + seed) % count) + 1)} />
        </g>
      ))}
    </>
  ),
  cells: ({ seed }) => {
    const chosen = [1, 4, 8]
    return (
      <>
        {Array.from({ length: 9 }, (_, cell) => {
          const [x, y] = [16 + (cell % 3) * 30, 4 + Math.floor(cell / 3) * 30]
          return (
            <rect
              key={cell}
              className={chosen.includes(cell) ? a.soft : a.paper}
              x={x}
              y={y}
              width="28"
              height="28"
            />
          )
        })}
        {chosen.map((cell, at) => {
          const [x, y] = [16 + (cell % 3) * 30, 4 + Math.floor(cell / 3) * 30]
          return (
            <g key={cell}>
              <g transform={`translate(${x + 14} ${y + 14}) scale(.6)`}>
                <Letter glyph={glyphs[(seed + at) % glyphs.length] ?? glyphK} x={0} y={0} />
              </g>
              <rect className={a.box} x={x} y={y} width="28" height="28" />
            </g>
          )
        })}
        <ArtTag x={104} y={38} width={38} text="2 5 9" />
      </>
    )
  },
  outline: ({ seed }) => (
    <>
      <path className={a.ink} d="M8 78c20-8 34 8 54 0s40-8 74 0" opacity=".5" />
      <path className={a.paper} d="M34 62h72l-14 18H50z" />
      <path className={a.paper} d="M68 58V16l32 38zM62 58V26L42 56z" />
      <path className={s.dashed} d="M68 8l42 48-2 10-14 20H48L28 62l10-10z" />
      {[
        [68, 8],
        [110, 56],
        [94, 86],
        [48, 86],
        [28, 62],
      ].map(([x, y]) => (
        <rect
          key={x}
          className={a.corner}
          x={Number(x) - 2.25}
          y={Number(y) - 2.25}
          width="4.5"
          height="4.5"
        />
      ))}
      <ArtTag x={104} y={12 + (seed % 2) * 4} width={32} text="5 pt" />
    </>
  ),
  boxes: ({ count }) => (
    <>
      <path className={a.paper} d="M22 70V56l8-14h26l8 14v14zM22 56h42" />
      <circle className={a.glyph} cx="32" cy="70" r="5" />
      <circle className={a.glyph} cx="54" cy="70" r="5" />
      <path className={a.paper} d="M92 76V48l9-9h12l9 9v28zM92 56h30" />
      <circle className={a.glyph} cx="99" cy="76" r="4" />
      <circle className={a.glyph} cx="115" cy="76" r="4" />
      <Box x={14} y={34} width={58} height={48} />
      <ArtTag x={13.25} y={13} width={18} text="1" />
      {count > 1 && (
        <>
          <Box x={84} y={30} width={46} height={56} />
          <ArtTag x={83.25} y={9} width={18} text="2" />
        </>
      )}
    </>
  ),
  offset: () => (
    <>
      <path className={a.paper} d="M8 10h128v56H8z" />
      <path className={a.ink} d="M8 56l30-22 22 14 26-26 50 34" opacity=".5" />
      <path className={a.ghost} d={`M86 28${piece}`} />
      <path className={a.box} d={`M22 28${piece}`} />
      <path className={a.box} d="M50 42h28M72 36l6 6-6 6" />
      <path className={a.illustrationLine} d="M8 82h128" />
      <rect className={a.paper} x="80" y="74" width="22" height="16" rx="3" />
      <path className={a.ink} d="M88 79v6M94 79v6" />
      <ArtTag x={96} y={4} width={44} text="143 px" />
    </>
  ),
  tick: ({ seed }) => (
    <>
      <rect className={a.soft} x="24" y="34" width="28" height="28" rx="3" />
      <path className={a.box} d="M24 34h28v28H24zM31 48l6 7 12-15" />
      <path
        className={a.ink}
        opacity=".45"
        d={`M66 42h${30 + (seed % 4) * 8}M66 54h${18 + (seed % 3) * 8}`}
      />
    </>
  ),
  score: ({ seed }) => {
    const at = 62 + (seed % 4) * 6
    return (
      <>
        <path className={a.illustrationLine} d="M18 58h108" />
        <path className={a.ink} d="M18 52v12M45 52v12M72 52v12M99 52v12M126 52v12" opacity=".5" />
        <path className={s.thick} d={`M18 58H${at}`} />
        <Box x={at - 8} y={48} width={16} height={20} />
        <ArtTag x={at - 18} y={22} width={36} text="0.3+" />
      </>
    )
  },
  puzzle: ({ seed }) => (
    <>
      <path className={a.paper} d="M10 8h124v80H10z" />
      <path className={a.ink} d="M10 70l28-26 20 16 30-34 46 42" opacity=".4" />
      <path className={a.ghost} d={`M${88 + (seed % 3) * 5} 30${piece}`} />
      <path className={a.box} d={`M${24 + (seed % 4) * 3} ${34 + (seed % 3) * 6}${piece}`} />
    </>
  ),
  work: ({ seed }) => (
    <>
      <path
        className={a.ink}
        opacity=".45"
        d={Array.from(
          { length: 12 },
          (_, at) =>
            `M${20 + (at % 4) * 28} ${28 + Math.floor(at / 4) * 16}h${8 + pick(seed, at, 3) * 5}`,
        ).join('')}
      />
      <path className={s.thick} d={`M20 76h${58 + (seed % 4) * 8}`} />
      <Box x={72} y={36} width={34} height={16} />
      <ArtTag x={71.25} y={16} width={36} text="0000" />
    </>
  ),
  cookie: ({ seed, lines }) => (
    <>
      <rect className={a.paper} x="10" y="10" width="82" height="56" rx="4" />
      <path className={a.illustrationLine} d="M10 22h82" />
      <circle className={a.glyph} cx="18" cy="16" r="1.5" />
      <circle className={a.glyph} cx="25" cy="16" r="1.5" />
      <Lines count={lines} lineAt={(at) => `M20 ${32 + at * 8}h${24 + pick(seed, at, 6) * 6}`} />
      <path className={a.box} d="M98 26h16M108 20l6 6-6 6" />
      <circle className={a.paper} cx="122" cy="62" r="16" />
      <circle className={a.glyph} cx="116" cy="58" r="2" />
      <circle className={a.glyph} cx="126" cy="56" r="1.5" />
      <circle className={a.glyph} cx="123" cy="68" r="2" />
      <Box x={104} y={44} width={36} height={36} />
      <ArtTag x={52} y={74} width={48} text="name=…" />
    </>
  ),
}

const points = [
  [32, 68],
  [75, 27],
  [112, 64],
] as const
/** A puzzle piece, drawn from its upper left corner. */
const piece = 'h9a4 4 0 1 1 6 0h9v9a4 4 0 1 0 0 6v9h-24z'
const digits = '034579KVZabefkqswxz'
/** The start of a token that nobody reads. */
const tokenOf = (seed: number): string =>
  `${[3, 17, 31, 47, 61].map((step) => digits[Math.floor((seed * step) / 7) % digits.length]).join('')}…`
