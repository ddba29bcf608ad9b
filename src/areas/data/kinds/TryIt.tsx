import { useMemo } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import { scenes } from '../scene/scenes.ts'
import type { SceneName } from '../scene/scenes.ts'
import s from '../data.module.css'
import { SceneDrawing } from '../scene/SceneDrawing.tsx'
import { loadAnnotator } from '../late.tsx'

const words = ['annotator', 'labelIssues'] as const

/** The annotator. Until it has loaded, a drawing holds its place. */
export function TryIt({ scene, tool }: { scene: SceneName; tool: 'box' | 'polygon' }) {
  const { t } = useTranslation('labellingKind')
  const props = useMemo(
    () => ({ scene, tool, labels: scenes[scene].labels.map((object) => t(`object.${object}`)) }),
    [scene, t, tool],
  )
  const still = (note: string) => (
    <div className={`panel grid text-2 clip ${s.still}`}>
      <p>
        <b>{scenes[scene].file}</b>
      </p>
      <div className="grid align-center pad-4">
        <SceneDrawing scene={scene} only={[0]} nameOf={(object) => t(`object.${object}`)} />
      </div>
      <p>{note}</p>
    </div>
  )
  return (
    <div className={`grid min-0 ${s.bench}`}>
      <LatePart
        onSight
        load={loadAnnotator}
        ns={words}
        props={props}
        fallback={still(t('common.loading'))}
        failed={still(t('common.lost'))}
      />
    </div>
  )
}
