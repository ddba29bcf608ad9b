import { useRef } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { KeptWorkOffer } from '@/shared/work/KeptWorkOffer.tsx'
import { useDropZone } from '@/ui/use-drop-zone.ts'
import { fromDrop } from '../kit/read-files.ts'
import type { SceneName } from '../scene/scenes.ts'
import s from './annotator.module.css'
import { AnnotatorKeys } from './AnnotatorKeys.tsx'
import { AnnotatorToolbar } from './AnnotatorToolbar.tsx'
import { LabelPanel } from './LabelPanel.tsx'
import { MoreLikeThis } from './MoreLikeThis.tsx'
import { OpenedReport } from './OpenedReport.tsx'
import { Output } from './Output.tsx'
import { PictureNotices } from './PictureNotices.tsx'
import { PictureTurns } from './PictureTurns.tsx'
import { entryAt } from './session.ts'
import { SetBar } from './SetBar.tsx'
import { ShapePanel } from './ShapePanel.tsx'
import { Stage } from './Stage.tsx'
import type { AnnotatorTool } from './types.ts'
import { sampleSession, useAnnotatorDesk } from './use-desk.ts'
import { useOpenFiles } from './use-open-files.ts'

export interface AnnotatorProps {
  scene: SceneName
  /** The initial class names. */
  labels: readonly string[]
  tool: Extract<AnnotatorTool, 'box' | 'polygon'>
}

/**
 * Draws on pictures, repairs labels that exist, and exports them. Everything happens in the browser,
 * which keeps the work for a day, and nothing is sent.
 */
export function Annotator({ scene, labels, tool }: AnnotatorProps) {
  const { t } = useTranslation('annotator')
  const root = useRef<HTMLDivElement>(null)
  const stageRef = useRef<SVGSVGElement>(null)
  const { desk, said, session, dispatch, isBroken, keeper, isUsedElsewhere } = useAnnotatorDesk({
    scene,
    labels,
    tool,
    rootRef: root,
    stageRef,
  })
  const { busy, report, open, closeReport } = useOpenFiles({
    session,
    dispatch,
    pageLabels: labels,
  })
  const entry = entryAt(session)
  const { picture } = desk
  const zone = useDropZone((data) => void open(fromDrop(data)))
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
      <SetBar
        picture={picture}
        session={session}
        busy={busy}
        onFiles={(files) => void open(files)}
        onReset={() => {
          closeReport()
          dispatch({ type: 'open', session: sampleSession(scene, labels) })
        }}
      />
      {report && <OpenedReport report={report} onClose={closeReport} />}
      <PictureNotices
        picture={picture}
        file={entry.picture.file}
        isSample={entry.picture.sample !== null}
        isBroken={isBroken}
      />
      {session.entries.length > 1 && (
        <PictureTurns
          session={session}
          onGo={(at) => desk.turn?.(at - session.at)}
          onLeave={() => {
            dispatch({ type: 'leave', at: session.at })
            desk.say(t('said.left', { name: picture.name }))
          }}
        />
      )}
      <AnnotatorToolbar desk={desk} />
      <div className={s.main}>
        <Stage desk={desk} stageRef={stageRef} />
        <div className={`line-above ${s.side}`}>
          <LabelPanel desk={desk} isUsedElsewhere={isUsedElsewhere} />
          <ShapePanel desk={desk} />
        </div>
      </div>
      <Output desk={desk} session={session} />
      <MoreLikeThis session={session} />
      <AnnotatorKeys />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  )
}
