import { Download } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cocoText, toCoco } from '@/lib/data-set/write-coco.ts'
import { yoloLines, yoloNames } from '@/lib/data-set/write-yolo.ts'
import { stemOf, toDataSet } from './export.ts'
import { download } from './picture.ts'
import { Button } from '@/ui/Button.tsx'
import { CodeBlock } from '@/ui/CodeBlock.tsx'
import s from './annotator.module.css'
import type { AnnotatorDesk } from './types.ts'

const formats = ['coco', 'yolo', 'segments', 'classes'] as const
type Format = (typeof formats)[number]

/** The drawing in the chosen file format, updated with each change. */
export function Output({ desk: { work, picture, say } }: { desk: AnnotatorDesk }) {
  const { t } = useTranslation('annotator')
  const { t: common } = useTranslation()
  const id = useId()
  const [format, setFormat] = useState<Format>('coco')
  const { now } = work
  const files = useMemo(() => {
    const stem = stemOf(picture.name)
    const set = toDataSet(now, picture)
    const [drawn] = set.pictures
    return {
      coco: {
        label: 'COCO',
        name: `${stem}.json`,
        text: cocoText(toCoco(set)),
        type: 'application/json',
      },
      yolo: {
        label: 'YOLO',
        name: `${stem}.txt`,
        text: yoloLines(drawn, 'detect'),
        type: 'text/plain',
      },
      segments: {
        label: 'YOLO-seg',
        name: `${stem}.txt`,
        text: yoloLines(drawn, 'segment'),
        type: 'text/plain',
      },
      classes: {
        label: 'classes.txt',
        name: 'classes.txt',
        text: yoloNames(set),
        type: 'text/plain',
      },
    } satisfies Record<Format, unknown>
  }, [now, picture])
  const { name, text, type } = files[format]
  return (
    <section aria-labelledby={id} className={`grid gap-3 pad-4 line-above ${s.output}`}>
      <div className="cluster gap-2 between">
        <div>
          <h3 id={id}>{t('output')}</h3>
          <p className="quiet text-1 regular num">{t(`format.${format}`)}</p>
        </div>
        <Button
          variant="secondary"
          prepend={<Download size={18} aria-hidden="true" />}
          onClick={() => {
            download(name, new Blob([text], { type }))
            say(t('said.downloaded', { file: name }))
          }}
        >
          {t('download', { file: name })}
        </Button>
      </div>
      <CodeBlock
        className={s.code}
        label={t('formats')}
        value={format}
        onChange={setFormat}
        copyLabels={{
          copy: common('action.copy'),
          copied: common('action.copied'),
          failed: common('action.copyFailed'),
        }}
        samples={formats.map((one) => ({
          id: one,
          label: files[one].label,
          lines: files[one].text || t('emptyFile'),
        }))}
      />
    </section>
  )
}
