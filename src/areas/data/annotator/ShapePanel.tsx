// Over 250 lines: the fields of each kind of shape.
import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import {
  areaOf,
  cornerAdded,
  cornerMoved,
  cornerRemoved,
  crossesItself,
  rectInside,
} from '@/shared/picture/geometry.ts'
import { boundsOf } from '@/shared/picture/outline.ts'
import { labelLook } from './label-look.ts'
import { keyPointMoved, keyPointRemoved, roundBounds, shownPoints } from './drawn.ts'
import type { PointsShape } from './drawn.ts'
import type { BoxShape, PolygonShape, Rect } from '@/shared/picture/outline.ts'
import { labelName } from './work.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { Button } from '@/ui/Button.tsx'
import { Checkbox } from '@/ui/Checkbox.tsx'
import { Field } from '@/ui/Field.tsx'
import { Select } from '@/ui/Select.tsx'
import s from './annotator.module.css'
import { useDescribe } from './describe.ts'
import { NumberField } from './NumberField.tsx'
import type { AnnotatorDesk } from './types.ts'

/** The list of shapes, and the selected one in numbers. */
export function ShapePanel({ desk }: { desk: AnnotatorDesk }) {
  const { t } = useTranslation('annotator')
  const id = useId()
  const describe = useDescribe()
  const { work, dispatch, say } = desk
  const { shapes, labels } = work.now
  const chosen = shapes.find((shape) => shape.id === work.selected)
  return (
    <section aria-labelledby={id} className={`stack gap-3 pad-4 ${s.part}`}>
      <h3 id={id}>{t('shapes', { count: shapes.length })}</h3>
      {shapes.length === 0 && <p className="quiet text-1 regular num">{t('noShapes')}</p>}
      <ol className={`stack gap-0 ${s.shapes}`}>
        {shapes.map((shape, index) => {
          const label = labels.find((one) => one.id === shape.label)
          const { width, height } = roundBounds(shape)
          return (
            <li key={shape.id}>
              <button
                type="button"
                aria-pressed={shape === chosen}
                onClick={() => {
                  dispatch({ type: 'select', id: shape.id })
                  say(describe(shape, work.now))
                }}
              >
                <span className="quiet text-1 regular num">{index + 1}</span>{' '}
                <span className={`rigid ${s.swatch}`} {...labelLook(label)} />
                <span className="grow min-0 break">{label && labelName(label)}</span>{' '}
                <span className="quiet text-1 regular num">
                  {shape.kind === 'points'
                    ? t('said.point', { count: shownPoints(shape).length })
                    : `${width} × ${height}`}
                </span>
              </button>
            </li>
          )
        })}
      </ol>
      {chosen && (
        <div className={`grid gap-3 items-start line-above ${s.edit}`}>
          {chosen.kind === 'box' ? (
            <BoxFields desk={desk} box={chosen} />
          ) : chosen.kind === 'polygon' ? (
            <CornerFields desk={desk} shape={chosen} />
          ) : (
            <PointFields desk={desk} shape={chosen} />
          )}
          <Button
            variant="service"
            prepend={<Trash2 size={16} aria-hidden="true" />}
            onClick={desk.remove}
          >
            {t('remove')}
          </Button>
        </div>
      )}
    </section>
  )
}

function BoxFields({ desk: { picture, dispatch }, box }: { desk: AnnotatorDesk; box: BoxShape }) {
  const { t } = useTranslation('annotator')
  // What was read from a file may have fractions of pixels.
  const rounded = roundBounds(box)
  const put = (side: keyof Rect) => (value: number) =>
    dispatch({
      type: 'shape',
      shape: { ...box, ...rectInside({ ...boundsOf(box), [side]: value }, picture) },
      merge: `field-${side}-${box.id}`,
    })
  return (
    <div className={`fill grid gap-3 ${s.fields}`}>
      <NumberField
        label={t('field.x')}
        value={rounded.x}
        most={picture.width - 1}
        onValue={put('x')}
      />
      <NumberField
        label={t('field.y')}
        value={rounded.y}
        most={picture.height - 1}
        onValue={put('y')}
      />
      <NumberField
        label={t('field.width')}
        value={rounded.width}
        most={picture.width - rounded.x}
        onValue={put('width')}
      />
      <NumberField
        label={t('field.height')}
        value={rounded.height}
        most={picture.height - rounded.y}
        onValue={put('height')}
      />
    </div>
  )
}

function CornerFields({
  desk: { picture, work, dispatch, say },
  shape,
}: {
  desk: AnnotatorDesk
  shape: PolygonShape
}) {
  const { t } = useTranslation('annotator')
  const locale = useLocale()
  const corner = Math.min(work.corner ?? 0, shape.points.length - 1)
  const [px, py] = shape.points[corner] ?? [0, 0]
  const [x, y] = [Math.round(px), Math.round(py)]
  const put = (axis: string, to: readonly [number, number]) =>
    dispatch({
      type: 'shape',
      shape: cornerMoved(shape, corner, to, picture),
      corner,
      merge: `corner-${axis}-${shape.id}-${corner}`,
    })
  return (
    <>
      <p className="quiet text-1 regular num">
        {t('area', { area: Math.round(areaOf(shape)).toLocaleString(locale) })}
      </p>
      {crossesItself(shape.points) && <p className={`text-1 ${s.warning}`}>{t('crossing')}</p>}
      <div className={`fill grid gap-3 ${s.fields}`}>
        <Field label={t('corner')} className={s.whole}>
          <Select
            value={corner}
            onChange={({ target }) =>
              dispatch({ type: 'select', id: shape.id, corner: Number(target.value) })
            }
          >
            {shape.points.map((_, index) => (
              <option key={index} value={index}>
                {t('cornerOf', { number: index + 1, total: shape.points.length })}
              </option>
            ))}
          </Select>
        </Field>
        <NumberField
          label={t('field.x')}
          value={x}
          most={picture.width}
          onValue={(value) => put('x', [value, y])}
        />
        <NumberField
          label={t('field.y')}
          value={y}
          most={picture.height}
          onValue={(value) => put('y', [x, value])}
        />
      </div>
      <div className="cluster gap-2">
        <Button
          variant="service"
          onClick={() => {
            dispatch({
              type: 'shape',
              shape: cornerAdded(shape, corner, null, picture),
              corner: corner + 1,
            })
            say(t('said.corner', { count: shape.points.length + 1 }))
          }}
        >
          {t('addCorner')}
        </Button>
        <Button
          variant="service"
          onClick={() => {
            const fewer = cornerRemoved(shape, corner)
            if (fewer === shape) return say(t('said.three'))
            dispatch({
              type: 'shape',
              shape: fewer,
              corner: Math.min(corner, fewer.points.length - 1),
            })
            say(t('said.corner', { count: fewer.points.length }))
          }}
        >
          {t('removeCorner')}
        </Button>
      </div>
    </>
  )
}

function PointFields({
  desk: { picture, work, dispatch, say, remove },
  shape,
}: {
  desk: AnnotatorDesk
  shape: PointsShape
}) {
  const { t } = useTranslation('annotator')
  const shown = shownPoints(shape)
  const current = shown.find(({ index }) => index === work.corner) ?? shown[0]
  if (!current) return null
  const { index, point } = current
  const [x, y] = [Math.round(point[0]), Math.round(point[1])]
  const put = (axis: string, to: readonly [number, number]) =>
    dispatch({
      type: 'shape',
      shape: keyPointMoved(shape, index, to, picture),
      corner: index,
      merge: `point-${axis}-${shape.id}-${index}`,
    })
  return (
    <>
      <div className={`fill grid gap-3 ${s.fields}`}>
        {shape.points.length > 1 && (
          <Field label={t('point')} className={s.whole}>
            <Select
              value={index}
              onChange={({ target }) =>
                dispatch({ type: 'select', id: shape.id, corner: Number(target.value) })
              }
            >
              {shown.map((one) => (
                <option key={one.index} value={one.index}>
                  {t('cornerOf', { number: one.index + 1, total: shape.points.length })}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <NumberField
          label={t('field.x')}
          value={x}
          most={picture.width}
          onValue={(value) => put('x', [value, y])}
        />
        <NumberField
          label={t('field.y')}
          value={y}
          most={picture.height}
          onValue={(value) => put('y', [x, value])}
        />
      </div>
      <Checkbox
        label={t('hiddenPoint')}
        checked={shape.seen[index] === 1}
        onChange={({ target }) =>
          dispatch({
            type: 'shape',
            shape: {
              ...shape,
              seen: shape.seen.map((value, at) =>
                at === index ? (target.checked ? 1 : 2) : value,
              ),
            },
            corner: index,
          })
        }
      />
      {shown.length > 1 && (
        <Button
          variant="service"
          onClick={() => {
            const fewer = keyPointRemoved(shape, index)
            if (!fewer) return remove()
            dispatch({ type: 'shape', shape: fewer, corner: shownPoints(fewer)[0]?.index ?? null })
            say(t('said.point', { count: shownPoints(fewer).length }))
          }}
        >
          {t('removePoint')}
        </Button>
      )}
    </>
  )
}
