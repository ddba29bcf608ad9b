import {
  Dot,
  Hand,
  Maximize,
  MousePointer2,
  Redo2,
  Spline,
  Square,
  SquarePlus,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { formatFor } from '@/i18n/format.ts'
import { useLocale } from '@/i18n/page-context.ts'
import { useTranslation } from '@/i18n/use-translation.ts'
import { zoomed, zoomStep } from '@/shared/picture/view.ts'
import { Button } from '@/ui/Button.tsx'
import { useKeyNames } from '@/ui/use-shortcuts.ts'
import s from './annotator.module.css'
import { redoKeys, toolKeys, undoKey } from './key-rows.ts'
import type { AnnotatorDesk } from './types.ts'
import { inBrackets } from '@/lib/sentences.ts'

const icons = { select: MousePointer2, box: Square, polygon: Spline, point: Dot, pan: Hand }

const withKey = (name: string, key: string): string => name + inBrackets(key, name)

export function AnnotatorToolbar({ desk }: { desk: AnnotatorDesk }) {
  const { t } = useTranslation('annotator')
  const { t: common } = useTranslation()
  const { hint } = useKeyNames()
  const format = formatFor(useLocale())
  const { tool, setTool, work, dispatch, view, setView, picture, stage, say } = desk
  const zoom = (factor: number) =>
    setView(zoomed(view, factor, [stage.width / 2, stage.height / 2], picture, stage))
  return (
    <div className={s.toolbar}>
      <div role="group" aria-label={t('tools')} className={s.tools}>
        {desk.tools.map((name) => {
          const Icon = icons[name]
          return (
            <Button
              key={name}
              variant="none"
              aria-pressed={tool === name}
              title={withKey(t(`tool.${name}`), hint(toolKeys[name]))}
              prepend={<Icon size={18} aria-hidden="true" />}
              onClick={() => setTool(name)}
            >
              {t(`tool.${name}`)}
            </Button>
          )
        })}
      </div>
      {desk.tools.includes('box') && (
        <Button
          variant="none"
          title={hint('N')}
          prepend={<SquarePlus size={18} aria-hidden="true" />}
          onClick={desk.addBox}
        >
          {t('addBox')}
        </Button>
      )}
      <div role="group" aria-label={common('label.history')} className={s.tools}>
        <Button
          variant="none"
          hideText
          title={withKey(common('action.undo'), hint(undoKey))}
          aria-disabled={work.past.length === 0}
          prepend={<Undo2 size={18} aria-hidden="true" />}
          onClick={() => {
            dispatch({ type: 'undo' })
            say(t('said.undone'))
          }}
        >
          {common('action.undo')}
        </Button>
        <Button
          variant="none"
          hideText
          title={withKey(common('action.redo'), hint(redoKeys[0]))}
          aria-disabled={work.future.length === 0}
          prepend={<Redo2 size={18} aria-hidden="true" />}
          onClick={() => {
            dispatch({ type: 'redo' })
            say(t('said.redone'))
          }}
        >
          {common('action.redo')}
        </Button>
      </div>
      <div role="group" aria-label={t('zoom')} className={s.tools}>
        <Button
          variant="none"
          hideText
          title={withKey(t('zoomOut'), hint('-'))}
          prepend={<ZoomOut size={18} aria-hidden="true" />}
          onClick={() => zoom(1 / zoomStep)}
        >
          {t('zoomOut')}
        </Button>
        <span className={`center quiet text-1 num ${s.percent}`}>
          {format.percent(view.scale * 100, 0)}
        </span>
        <Button
          variant="none"
          hideText
          title={withKey(t('zoomIn'), '+')}
          prepend={<ZoomIn size={18} aria-hidden="true" />}
          onClick={() => zoom(zoomStep)}
        >
          {t('zoomIn')}
        </Button>
        <Button
          variant="none"
          hideText
          title={withKey(t('fit'), '0')}
          prepend={<Maximize size={18} aria-hidden="true" />}
          onClick={() => setView(null)}
        >
          {t('fit')}
        </Button>
      </div>
    </div>
  )
}
