// Over 250 lines: one picture with its buttons, keys and gestures.
import { isolated } from '@/lib/invisible.ts'
import { known } from '@/lib/known.ts'
import { Maximize, Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useCallback, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { pointInside } from '@/shared/picture/geometry.ts'
import type { Point, Size } from '@/shared/picture/outline.ts'
import { useStageSize } from '@/shared/picture/use-stage-size.ts'
import { fit, showing, zoomed, zoomStep } from '@/shared/picture/view.ts'
import type { View } from '@/shared/picture/view.ts'
import { Button } from '@/ui/Button.tsx'
import { useShortcuts } from '@/ui/use-shortcuts.ts'
import { useDeskHand } from './hand.ts'
import { useGestures } from './use-gestures.ts'
import type { GestureTool } from './use-gestures.ts'
import s from './answer.module.css'

interface PictureProps {
  src: string
  /** The picture's own pixels, from the backend or from the loaded picture. */
  size: Size | null
  label: string
  /** Names the buttons, where the page has several pictures. */
  about?: string | undefined
  /** Instructions for a finger or a mouse. */
  hint?: string
  /** Instructions for the keyboard. A touch screen does not show them. */
  keys?: string | undefined
  angle?: number
  tool?: GestureTool
  /**
   * Drawn over the picture.
   * @param px the size of a screen pixel, in picture pixels
   */
  marks?: (px: number, cursor: Point | null) => ReactNode
  /** Whether a finger draws here, so that it cannot scroll the page. */
  draws?: boolean
  /** What has been marked so far, in words. With it there are steps back and forward. */
  made?: string
}

const arrows: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** The screen pixels that an arrow key moves. */
const stride = 8
const initialStage: Size = { width: 360, height: 280 }
const guess: Size = { width: 300, height: 200 }

const shapeOf = ({ width, height }: Size): 'wide' | 'land' | undefined =>
  width >= 2 * height ? 'wide' : width >= 1.2 * height ? 'land' : undefined

/**
 * The picture of a task. It zooms, and passes taps, drags and keys to the task's kind in picture
 * pixels.
 */
export function DeskPicture(props: PictureProps) {
  const [loaded, setLoaded] = useState<{ src: string; size: Size } | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const { t } = useTranslation('desk')
  const { src } = props
  const own = loaded?.src === src ? loaded.size : null
  const isBroken = failed === src
  return (
    <div className={`stack relative gap-2 ${s.place}`}>
      <img
        key={tries}
        hidden
        src={src}
        alt=""
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setFailed(null)
          if (width > 0) setLoaded({ src, size: { width, height } })
        }}
        onError={() => setFailed(src)}
      />
      {isBroken ? (
        <div className={`grid gap-3 items-center pad-4 round-2 center ${s.broken}`} role="alert">
          <p>{t('picture.broken')}</p>
          <Button
            variant="secondary"
            onClick={() => {
              setFailed(null)
              setTries(tries + 1)
            }}
          >
            {t('picture.again')}
          </Button>
        </div>
      ) : (
        <Stage key={src} {...props} size={own ?? props.size ?? guess} />
      )}
    </div>
  )
}

function Stage({
  src,
  size: picture,
  label,
  about,
  hint,
  keys,
  angle = 0,
  tool = {},
  marks,
  draws = false,
  made,
}: Omit<PictureProps, 'size'> & { size: Size }) {
  const { t } = useTranslation('desk')
  const { t: common } = useTranslation()
  const hand = useDeskHand()
  const id = useId()
  const ref = useRef<SVGSVGElement>(null)
  const [seen, setSeen] = useState<View | null>(null)
  const [cursor, setCursor] = useState<Point | null>(null)
  const [said, setSaid] = useState('')
  // After a change of the screen's shape the whole picture is shown again.
  const showWhole = useCallback(() => setSeen(null), [])
  const size = useStageSize(ref, initialStage, showWhole)
  const view = seen ?? fit(picture, size)

  const gestures = useGestures(
    ref,
    { picture, size, view, isFitted: seen === null, setView: setSeen },
    tool,
  )
  const middle: Point = [size.width / 2, size.height / 2]
  const zoom = (factor: number): void => setSeen(zoomed(view, factor, middle, picture, size))

  function move([dx, dy]: Point, exact: boolean): void {
    const far = exact ? 1 : Math.max(1, Math.round(stride / view.scale))
    const [wide, high] = tool.stride ? [tool.stride.width, tool.stride.height] : [far, far]
    const from: Point = cursor ?? [
      tool.stride ? tool.stride.width / 2 : picture.width / 2,
      tool.stride ? tool.stride.height / 2 : picture.height / 2,
    ]
    const to: Point = cursor ? [from[0] + dx * wide, from[1] + dy * high] : from
    const inside: Point = tool.stride
      ? [
          Math.min(Math.max(to[0], wide / 2), picture.width - wide / 2),
          Math.min(Math.max(to[1], high / 2), picture.height - high / 2),
        ]
      : pointInside(to, picture)
    setCursor(inside)
    if (seen) setSeen(showing(view, inside, picture, size))
    setSaid(
      tool.describe?.(inside) ??
        t('picture.at', { x: Math.round(inside[0]), y: Math.round(inside[1]) }),
    )
  }

  function key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false
    const way = known(arrows, event.key)
    if (way && tool.tap) {
      move(way, event.shiftKey)
      return true
    }
    if ((event.key === 'Enter' || event.key === ' ') && tool.tap && cursor) {
      tool.tap(cursor, 4 / view.scale)
      return true
    }
    if ((event.key === 'Backspace' || event.key === 'Delete') && tool.undo) {
      tool.undo()
      return true
    }
    return false
  }
  useShortcuts(
    {
      title: t('picture.task'),
      shortcuts: [
        {
          keys: ['Plus', '='],
          shown: ['Plus'],
          name: t('picture.in'),
          run: () => zoom(zoomStep),
        },
        { keys: ['-'], name: t('picture.out'), run: () => zoom(1 / zoomStep) },
        { keys: ['0'], name: t('picture.fit'), run: () => setSeen(null) },
      ],
    },
    { within: ref },
  )

  const px = 1 / view.scale
  // The steps are on the side of the thumb.
  const steps = made !== undefined && (
    <div key="steps" className={`row align-center gap-x-2 ${s.steps}`}>
      <p role="status" className={`quiet text-1 ${s.made}`}>
        {made}
      </p>
      <Step Icon={Undo2} run={tool.undo}>
        {common('action.undo')}
      </Step>
      <Step Icon={Redo2} run={tool.redo}>
        {common('action.redo')}
      </Step>
    </div>
  )
  const zooms = (
    <div key="zoom" className="box row rigid">
      <Zoom Icon={ZoomOut} about={about} run={() => zoom(1 / zoomStep)}>
        {t('picture.out')}
      </Zoom>
      <Zoom Icon={Maximize} about={about} run={() => setSeen(null)}>
        {t('picture.fit')}
      </Zoom>
      <Zoom Icon={ZoomIn} about={about} run={() => zoom(zoomStep)}>
        {t('picture.in')}
      </Zoom>
    </div>
  )
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- an application, or a picture that zooms */}
      <svg
        ref={ref}
        className={`box fill ${s.stage}`}
        role={tool.tap ? 'application' : 'img'}
        aria-label={isolated(label)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is where keys are for
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${size.width / view.scale} ${size.height / view.scale}`}
        preserveAspectRatio="none"
        data-shape={shapeOf(picture)}
        data-scrolls={(!draws && seen === null) || undefined}
        {...gestures}
        onKeyDown={(event) => {
          if (key(event)) event.preventDefault()
        }}
      >
        <image
          href={src}
          width={picture.width}
          height={picture.height}
          preserveAspectRatio="none"
          transform={
            angle === 0 ? undefined : `rotate(${angle} ${picture.width / 2} ${picture.height / 2})`
          }
        />
        {marks?.(px, cursor)}
        {cursor && !tool.stride && (
          <path
            className={s.cursor}
            d={`M${cursor[0] - 14 * px} ${cursor[1]}h${28 * px}M${cursor[0]} ${cursor[1] - 14 * px}v${28 * px}`}
          />
        )}
      </svg>
      {hint && (
        <p id={`${id}-hint`} className={`quiet text-1 ${s.how}`}>
          {hint} {keys && <span className="for-keys">{keys}</span>}
        </p>
      )}
      <div className={`row align-center gap-x-2 ${made === undefined ? s.tools : 'between'}`}>
        {hand === 'left' ? [steps, zooms] : [zooms, steps]}
      </div>
      <p aria-live="polite" className="visually-hidden">
        {said}
      </p>
    </>
  )
}

interface ToolProps {
  Icon: LucideIcon
  children: string
}

/** A step back or forward. Without one it stays in its place, so that nothing moves. */
function Step({ Icon, run, children }: ToolProps & { run: (() => void) | undefined }) {
  return (
    <Button
      variant="tertiary"
      hideText
      aria-disabled={run === undefined || undefined}
      prepend={<Icon size={20} aria-hidden="true" />}
      onClick={run}
    >
      {children}
    </Button>
  )
}

function Zoom({
  Icon,
  about,
  run,
  children,
}: ToolProps & { about: string | undefined; run: () => void }) {
  return (
    <Button
      variant="tertiary"
      hideText
      about={about}
      prepend={<Icon size={20} aria-hidden="true" />}
      onClick={run}
    >
      {children}
    </Button>
  )
}
