import { useTranslation } from '@/i18n/use-translation.ts'
import { LatePart } from '@/shared/LatePart.tsx'
import s from '../docs.module.css'

const loadExplorer = async () => (await import('./ErrorExplorer.tsx')).ErrorExplorer
const words = ['apiErrors'] as const

/** The error explorer, which loads when it comes into sight. */
export function ExplorerPart() {
  const { t: common } = useTranslation()
  return (
    <div className={s.explorer} data-print="no">
      <LatePart
        onSight
        load={loadExplorer}
        ns={words}
        props={{}}
        fallback={<p className="quiet">{common('loading')}</p>}
      />
    </div>
  )
}
