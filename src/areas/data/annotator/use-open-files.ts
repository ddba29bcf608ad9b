import { useEffect, useRef, useState } from 'react'
import { withArchives } from '../kit/read-files.ts'
import type { ChosenFile } from '../kit/read-files.ts'
import { openFiles } from './open-files.ts'
import type { OpenedFiles } from './open-files.ts'
import type { AnnotatorPictureFault } from './picture.ts'
import type { LabelsFault, LabelsRead } from './read-set.ts'
import { changeSession, mostPictures } from './session.ts'
import type { AnnotatorSession, SessionChange } from './session.ts'

/** What came of opened files. */
export interface OpenReport {
  /** Pictures that are in the set now. */
  added: number
  faults: { name: string; fault: AnnotatorPictureFault | 'archive' | 'many' }[]
  labels: LabelsRead | LabelsFault | null
}

interface Options {
  session: AnnotatorSession
  dispatch: (change: SessionChange) => void
  /** The class names that the page begins with. */
  pageLabels: readonly string[]
}

const withLimit = (
  opened: OpenedFiles,
  room: number,
): Pick<OpenedFiles, 'pictures' | 'labels'> & Pick<OpenReport, 'faults'> => ({
  labels: opened.labels,
  pictures: opened.pictures.slice(0, room),
  faults: [
    ...opened.faults,
    ...opened.pictures.slice(room).map(({ name }) => ({ name, fault: 'many' as const })),
  ],
})

/** Opens pictures, and labels for them. */
export function useOpenFiles({ session, dispatch, pageLabels }: Options) {
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<OpenReport | null>(null)
  const latest = useRef(session)
  useEffect(() => {
    latest.current = session
  })

  async function open(
    chosen: readonly ChosenFile[] | Promise<readonly ChosenFile[]>,
  ): Promise<void> {
    setBusy(true)
    setReport(null)
    try {
      const broken: OpenReport['faults'] = []
      const files = await withArchives(await chosen, (name) =>
        broken.push({ name, fault: 'archive' }),
      )
      const found = await openFiles(files)
      // The readers of the formats are needed here alone.
      const readers = found.labels.length > 0 ? await import('./read-set.ts') : null
      // What was drawn meanwhile stays.
      const before = latest.current
      const opened = withLimit(found, Math.max(0, mostPictures - before.entries.length))
      let next = before
      if (opened.pictures.length > 0)
        next = changeSession(next, { type: 'addPictures', pictures: opened.pictures })
      const labels = readers?.readIntoSession(opened.labels, next, pageLabels) ?? null
      if (labels !== null && typeof labels !== 'string')
        next = changeSession(next, { type: 'takeAll', ...labels })
      if (next !== before) dispatch({ type: 'open', session: next })
      setReport({
        added: opened.pictures.length,
        faults: [...broken, ...opened.faults],
        labels,
      })
    } finally {
      setBusy(false)
    }
  }
  return { busy, report, open, closeReport: () => setReport(null) }
}
