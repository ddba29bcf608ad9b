import { Art, Box, ArtTag } from '@/ui/illustrations/Art.tsx'
import i from '@/ui/small.module.css'
import s from '../support.module.css'

/** A ticket at night and its reply eleven minutes later, on a timeline. */
export function ReplyArt() {
  return (
    <div className={s.art}>
      <Art width={480} height={250}>
        <path className={i.illustrationLine} d="M56 20V232" />
        <circle className={i.paper} cx="56" cy="52" r="7" />
        <text className={s.clock} x="0" y="57">
          03:12
        </text>
        <rect className={i.paper} x="84" y="14" width="300" height="80" rx="8" />
        <path className={i.ink} d="M104 38h120" />
        <path className={i.illustrationLine} d="M104 56h250M104 72h180" />
        <path className={i.box} d="M56 59V165" />
        <circle className={i.soft} cx="56" cy="172" r="7" />
        <text className={s.clock} x="0" y="177">
          03:23
        </text>
        <rect className={i.soft} x="130" y="130" width="348" height="92" />
        <Box x={130} y={130} width={348} height={92} />
        <ArtTag x={129.25} y={112} width={44} text="+0:11" />
        <path className={i.ink} d="M150 156h92" />
        <path className={i.illustrationLine} d="M150 174h304M150 190h270M150 206h120" />
      </Art>
    </div>
  )
}
