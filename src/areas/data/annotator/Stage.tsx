import { useId, useRef } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { Button } from '@/ui/Button.tsx'
import s from './annotator.module.css'
import { labelLook } from './label-look.ts'
import { shapePath, Shapes } from './Shapes.tsx'
import type { AnnotatorDesk } from './types.ts'
import { useKeys } from './use-keys.ts'
import { usePointer } from './use-pointer.ts'

/** The picture with its shapes. It is one Tab stop; inside, Tab moves between shapes. */
export function Stage({
  desk,
  stageRef,
}: {
  desk: AnnotatorDesk
  stageRef: RefObject<SVGSVGElement | null>
}) {
  const { t } = useTranslation('annotator')
  const id = useId()
  const heldRef = useRef(false)
  const pointer = usePointer(desk, stageRef, heldRef)
  const keys = useKeys(desk, stageRef, heldRef, pointer.cancel)
  const { picture, view, stage, draft, tool, work } = desk
  const px = 1 / view.scale
  const look = labelLook(work.now.labels.find(({ id: label }) => label === work.label))
  const next = keys.cursor ?? pointer.hover
  return (
    <div className={`grid min-0 ${s.place}`}>
      <svg
        ref={stageRef}
        className={`fill ${s.stage}`}
        role="application"
        aria-label={t('stage', {
          name: picture.name,
          width: picture.width,
          height: picture.height,
        })}
        aria-describedby={`${id}-hint`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application is where keys are for
        tabIndex={0}
        viewBox={`${view.x} ${view.y} ${stage.width / view.scale} ${stage.height / view.scale}`}
        preserveAspectRatio="none"
        data-tool={keys.space ? 'pan' : tool}
        data-grabbed={pointer.panning || undefined}
        {...pointer.handlers}
        {...keys.handlers}
        onPointerDownCapture={keys.forgetCursor}
      >
        {picture.src !== null && (
          <image
            href={picture.src}
            width={picture.width}
            height={picture.height}
            preserveAspectRatio="none"
          />
        )}
        <Shapes desk={desk} />
        <g {...look} className={s.shape} data-chosen="">
          {pointer.rubber && (
            <>
              <rect className={s.under} {...pointer.rubber} />
              <rect className={s.outline} {...pointer.rubber} />
            </>
          )}
          {draft.length > 0 && (
            <>
              <path className={s.under} d={shapePath(next ? [...draft, next] : draft, false)} />
              <path className={s.outline} d={shapePath(next ? [...draft, next] : draft, false)} />
              {draft.map(([x, y], index) => (
                <rect
                  key={index}
                  className={s.handle}
                  data-on={index === 0 || undefined}
                  x={x - (index === 0 ? 6 : 4.5) * px}
                  y={y - (index === 0 ? 6 : 4.5) * px}
                  width={(index === 0 ? 12 : 9) * px}
                  height={(index === 0 ? 12 : 9) * px}
                />
              ))}
            </>
          )}
          {keys.cursor && (
            <path
              className={s.cursor}
              d={`M${keys.cursor[0] - 14 * px} ${keys.cursor[1]}h${28 * px}M${keys.cursor[0]} ${keys.cursor[1] - 14 * px}v${28 * px}`}
            />
          )}
        </g>
      </svg>
      <div className={`cluster between gap-2 pad-y-2 pad-x-3 line-above quiet text-1 ${s.hint}`}>
        <p id={`${id}-hint`}>
          {t(
            draft.length > 0
              ? 'hint.draft'
              : work.selected !== null && tool === 'select'
                ? 'hint.chosen'
                : `hint.${tool}`,
          )}
        </p>
        {draft.length > 0 && (
          <div className="cluster gap-2">
            <Button variant="service" onClick={() => desk.close(draft)}>
              {t('draft.close')}
            </Button>
            <Button
              variant="service"
              onClick={() => {
                desk.setDraft([])
                desk.say(t('said.dropped'))
                desk.focusStage()
              }}
            >
              {t('draft.drop')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
