import { Art, Box, Tag } from '@/ui/illustrations/Art.tsx'
import { glyphH, glyphK, glyphNine, glyphW } from '@/lib/glyph-paths.ts'
import a from '@/ui/illustrations/Illustration.module.css'

// Each kind of task in one small picture: what is sent in ink, what a person adds in blue and earls.
const size = { width: 144, height: 96 }
const grid = <path className={a.line} d="M0 24H144M0 72H144M24 0V96M120 0V96" />

export function ImageArt() {
  return (
    <Art {...size}>
      {grid}
      <path className={a.glyph} d={glyphW.d} transform="translate(13 6) scale(.46)" />
      <path className={a.glyph} d={glyphNine.d} transform="translate(4 4) scale(.46)" />
      <path className={a.glyph} d={glyphK.d} transform="translate(-3 13) scale(.44)" />
      <path className={a.ink} d="M10 66c24-26 48 14 74-8s34-10 50-22" opacity=".7" />
      <Box x={12} y={26} width={118} height={54} />
      <Tag x={11.25} y={5} width={36} text="W9k" />
    </Art>
  )
}

export function PointsArt() {
  return (
    <Art {...size}>
      {grid}
      <path className={a.paper} d="M24 78l18-34 18 34z" />
      <circle className={a.paper} cx="76" cy="40" r="15" />
      <rect className={a.paper} x="92" y="52" width="28" height="28" rx="2" />
      {[
        [42, 66, '1'],
        [106, 66, '2'],
      ].map(([x, y, text]) => (
        <g key={text}>
          <path className={a.box} d={`M${x} ${Number(y) - 9}v18M${Number(x) - 9} ${y}h18`} />
          <circle className={a.box} cx={x} cy={y} r="4" />
        </g>
      ))}
      <Tag x={33} y={32} width={18} text="1" />
      <Tag x={97} y={30} width={18} text="2" />
    </Art>
  )
}

export function BoxesArt() {
  return (
    <Art {...size}>
      {grid}
      <path className={a.paper} d="M22 70V56l8-14h26l8 14v14zM22 56h42" />
      <circle className={a.glyph} cx="32" cy="70" r="5" />
      <circle className={a.glyph} cx="54" cy="70" r="5" />
      <path className={a.paper} d="M92 76V48l9-9h12l9 9v28zM92 56h30" />
      <circle className={a.glyph} cx="99" cy="76" r="4" />
      <circle className={a.glyph} cx="115" cy="76" r="4" />
      <Box x={14} y={34} width={58} height={48} />
      <Box x={84} y={30} width={46} height={56} />
      <Tag x={13.25} y={13} width={18} text="1" />
      <Tag x={83.25} y={9} width={18} text="2" />
    </Art>
  )
}

export function RotateArt() {
  return (
    <Art {...size}>
      {grid}
      <circle className={a.paper} cx="60" cy="50" r="36" />
      <path className={a.ghost} d={glyphH.d} transform="translate(-176 -29) scale(.66 .6)" />
      <path
        className={a.glyph}
        d={glyphH.d}
        transform="rotate(40 60 50) translate(-176 -29) scale(.66 .6)"
      />
      <path className={a.box} d="M60 6a44 44 0 0 1 33.7 15.7M94 12v10H84" />
      <Tag x={104} y={8} width={32} text="40°" />
    </Art>
  )
}

export function AudioArt() {
  return (
    <Art {...size}>
      {grid}
      <path
        className={a.ink}
        d="M12 48v4M20 42v16M28 30v40M36 22v56M44 38v24M52 46v8M60 48v4M68 34v32M76 20v60M84 32v36M92 44v12M100 48v4M108 36v28M116 24v52M124 38v24M132 46v8"
      />
      <Box x={16} y={16} width={32} height={68} />
      <Box x={64} y={14} width={24} height={72} />
      <Box x={104} y={18} width={24} height={64} />
      <Tag x={15.25} y={-4} width={18} text="k" />
      <Tag x={63.25} y={-6} width={18} text="9" />
      <Tag x={103.25} y={-2} width={18} text="7" />
    </Art>
  )
}

export function TokenArt() {
  return (
    <Art {...size}>
      {grid}
      <rect className={a.paper} x="10" y="30" width="96" height="40" rx="4" />
      <rect className={a.soft} x="20" y="42" width="16" height="16" rx="2" />
      <path className={a.box} d="M20 42h16v16H20zM24 50l4 4 7-9" />
      <path className={a.line} d="M46 45h44M46 55h28" />
      <path className={a.box} d="M112 50h14M120 44l6 6-6 6" />
      <Tag x={76} y={74} width={56} text="0.Zx4…" />
    </Art>
  )
}
