import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureAmong } from './picture.ts'
import { createWork } from './work.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import type { SceneName } from '../scene/scenes.ts'
import s from './annotator.module.css'
import { AnnotatorKeys } from './AnnotatorKeys.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { Output } from './Output.tsx'
import { PictureBar } from './PictureBar.tsx'
import { ShapePanel } from './ShapePanel.tsx'
import { Stage } from './Stage.tsx'
import { AnnotatorToolbar } from './AnnotatorToolbar.tsx'
import type { AnnotatorTool } from './types.ts'
import { sceneSample, useAnnotatorDesk } from './use-desk.ts'

export interface AnnotatorProps {
  scene: SceneName
  /** The initial class names. */
  labels: readonly string[]
  tool: Extract<AnnotatorTool, 'box' | 'polygon'>
}

/**
 * Draws boxes and polygons on a picture and exports them. Everything happens in the browser, which
 * keeps the drawing for a day, and nothing is sent.
 */
export function Annotator({ scene, labels, tool }: AnnotatorProps) {
  const { t } = useTranslation('annotator')
  const root = useRef<HTMLDivElement>(null)
  const stageRef = useRef<SVGSVGElement>(null)
  const { desk, said, open, keeper } = useAnnotatorDesk({
    scene,
    labels,
    tool,
    rootRef: root,
    stageRef,
  })
  const [dropped, setDropped] = useState<{ file: File } | null>(null)
  const { work, picture, say } = desk

  const zone = useDropZone(({ files }) => {
    const file = pictureAmong(files)
    if (file) setDropped({ file })
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped on it
    <div
      ref={root}
      role="group"
      aria-label={t('title')}
      className={`panel clip ${s.annotator}`}
      {...zone}
    >
      <div className="pad-x-4">
        <KeptWorkOffer keeper={keeper} />
      </div>
      <PictureBar
        picture={picture}
        sample={sceneSample(scene)}
        drawn={work.now.shapes.length > 0 && work.past.length > 0}
        dropped={dropped}
        onOpen={(next) => {
          open(next, createWork(work.now.labels.map(({ name }) => name)))
          say(t('said.opened', { name: next.name, width: next.width, height: next.height }))
        }}
      />
      <AnnotatorToolbar desk={desk} />
      <div className={s.main}>
        <Stage desk={desk} stageRef={stageRef} />
        <div className={`line-above ${s.side}`}>
          <LabelPanel desk={desk} />
          <ShapePanel desk={desk} />
        </div>
      </div>
      <Output desk={desk} />
      <AnnotatorKeys />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}
