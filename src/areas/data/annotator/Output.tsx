import { Download } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { keyPointCount } from '@/lib/data-set/data-set.ts'
import type { DataFormat } from '@/lib/data-set/formats.ts'
import { known } from '@/lib/known.ts'
import { cocoText, toCoco } from '@/lib/data-set/write-coco.ts'
import { toDataCsv } from '@/lib/data-set/write-table.ts'
import { vocText } from '@/lib/data-set/write-voc.ts'
import { yoloLines, yoloNames } from '@/lib/data-set/write-yolo.ts'
import { stemOf, toDataSet, toWholeSet } from './export.ts'
import { download } from './picture.ts'
import { Button } from '@/ui/Button.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import s from './annotator.module.css'
import type { AnnotatorSession } from './session.ts'
import type { AnnotatorDesk } from './types.ts'

const formats = ['coco', 'yolo', 'segments', 'pose', 'voc', 'csv', 'classes'] as const
type Format = (typeof formats)[number]
/** The format of the whole set; a list of classes is the same for each picture. */
const wholeFormats: Partial<Record<Format, DataFormat>> = {
  coco: 'coco',
  yolo: 'yolo_detect',
  segments: 'yolo_segment',
  pose: 'yolo_pose',
  voc: 'voc',
  csv: 'csv',
}
/** Losses that a set of pictures can have in these formats. */
const losses = ['polygons', 'points', 'without_points', 'picture_labels'] as const

const noSplits = new Map<string, never>()

/** The drawing in the chosen file format, updated with each change, and the labels of the whole set. */
export function Output({
  desk: { work, picture, say },
  session,
}: {
  desk: AnnotatorDesk
  session: AnnotatorSession
}) {
  const { t } = useTranslation('annotator')
  const { t: common } = useTranslation()
  const id = useId()
  const [chosen, setChosen] = useState<Format>('coco')
  const [lost, setLost] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const { now } = work
  const hasPoints = now.shapes.some(({ kind }) => kind === 'points')
  const format = chosen === 'pose' && !hasPoints ? 'coco' : chosen
  const file = useMemo(() => {
    const stem = stemOf(picture.name)
    const set = toDataSet(now, picture)
    const [drawn] = set.pictures
    const text = 'text/plain'
    switch (format) {
      case 'coco':
        return { name: `${stem}.json`, text: cocoText(toCoco(set)), type: 'application/json' }
      case 'yolo':
        return { name: `${stem}.txt`, text: yoloLines(drawn, 'detect'), type: text }
      case 'segments':
        return { name: `${stem}.txt`, text: yoloLines(drawn, 'segment'), type: text }
      case 'pose':
        return {
          name: `${stem}.txt`,
          text: yoloLines(drawn, 'pose', keyPointCount(set)),
          type: text,
        }
      case 'voc':
        return { name: `${stem}.xml`, text: vocText(set, drawn), type: 'application/xml' }
      case 'csv':
        return { name: `${stem}.csv`, text: toDataCsv(set, noSplits), type: 'text/csv' }
      case 'classes':
        return { name: 'classes.txt', text: yoloNames(set), type: text }
    }
  }, [format, now, picture])
  const whole = session.entries.length > 1 ? wholeFormats[format] : undefined

  async function saveWhole(of: DataFormat): Promise<void> {
    setBusy(true)
    try {
      // Writers of all formats and the packer are needed by this button alone.
      const { writeSet } = await import('./write-set.ts')
      const written = writeSet(toWholeSet(session), of)
      download(written.name, written.content)
      setLost(written.losses)
      say(t('said.downloaded', { file: written.name }))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby={id} className={`grid gap-3 pad-4 line-above ${s.output}`}>
      <div className="cluster gap-2 between">
        <div>
          <h3 id={id}>{t('output')}</h3>
          <p className="quiet text-1 regular num">{t(`format.${format}`)}</p>
        </div>
        <div className="cluster gap-2">
          {whole && (
            <Button
              prepend={<Download size={18} aria-hidden="true" />}
              loading={busy}
              loadingText={common('busy')}
              onClick={() => void saveWhole(whole)}
            >
              {t('downloadSet', { count: session.entries.length })}
            </Button>
          )}
          <Button
            variant="secondary"
            prepend={<Download size={18} aria-hidden="true" />}
            onClick={() => {
              download(file.name, new Blob([file.text], { type: file.type }))
              say(t('said.downloaded', { file: file.name }))
            }}
          >
            {t('download', { file: file.name })}
          </Button>
        </div>
      </div>
      {whole && lost.length > 0 && (
        <ul role="status" className={`text-1 ${s.warning}`}>
          {lost.map((loss) => {
            const one = known(losses, loss)
            return one && <li key={loss}>{t(`loss.${one}`)}</li>
          })}
        </ul>
      )}
      <CodeBlock
        className={s.code}
        label={t('formats')}
        value={format}
        onChange={(next) => {
          setLost([])
          setChosen(next)
        }}
        copyLabels={{
          copy: common('action.copy'),
          copied: common('action.copied'),
          failed: common('action.copyFailed'),
        }}
        samples={formats.flatMap((one) =>
          one === 'pose' && !hasPoints
            ? []
            : [
                {
                  id: one,
                  label: formatLabels[one],
                  lines: one === format ? file.text || t('emptyFile') : '',
                },
              ],
        )}
      />
    </section>
  )
}

const formatLabels: Record<Format, string> = {
  coco: 'COCO',
  yolo: 'YOLO',
  segments: 'YOLO-seg',
  pose: 'YOLO-pose',
  voc: 'VOC',
  csv: 'CSV',
  classes: 'classes.txt',
}
