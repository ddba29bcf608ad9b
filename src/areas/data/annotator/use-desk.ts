import { useEffect, useReducer, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from '@/i18n/use-translation.ts'
import { useStore } from 'react-redux'
import type { Owner } from '@/lib/kept.ts'
import { annotatorWork } from '@/lib/shared-records.ts'
import { perApp } from '@/lib/per-app.ts'
import { useOwner, useUser } from '@/session/use-user.ts'
import { useWorkKeeper } from '@/shared/work/use-work-keeper.ts'
import { readStoredSession, storedFiles, storedSession } from './stored-work.ts'
import { createWork } from './work.ts'
import { pictureSize, scenes } from '../scene/scenes.ts'
import type { SceneName } from '../scene/scenes.ts'
import { pictureUrls } from '../scene/pictures.ts'
import { changeSession, entryAt, isUsedInSet } from './session.ts'
import type { AnnotatorSession } from './session.ts'
import type { AnnotatorTool } from './types.ts'
import { useShapeDesk } from './use-shape-desk.ts'
import { useSource } from './use-source.ts'

/** The drawings on each page's pictures, while the app runs: a visit to another page loses nothing. */
const kept = perApp(() => new Map<string, AnnotatorSession>())

/** The page's own picture, with one shape to try things on. */
export function sampleSession(scene: SceneName, labels: readonly string[]): AnnotatorSession {
  return {
    at: 0,
    entries: [
      {
        picture: {
          ...pictureSize,
          sample: pictureUrls[scene],
          name: scenes[scene].file,
          orientation: 1,
          file: null,
        },
        work: createWork(labels, scenes[scene].shapes.slice(0, 1)),
      },
    ],
  }
}

/**
 * Whose drawing it is: null until that is known. A guest who signs in takes it along; the end of a
 * session leaves it to the person.
 */
function useDeskOwner(): Owner | null {
  const { isKnown } = useUser()
  const person = useOwner()
  const now = isKnown ? person : null
  const [owner, setOwner] = useState(now)
  if (owner !== now && (owner === null || owner === 'guest') && now !== null) setOwner(now)
  return owner
}

interface Options {
  scene: SceneName
  /** The initial class names. */
  labels: readonly string[]
  tool: AnnotatorTool
  rootRef: RefObject<HTMLElement | null>
  stageRef: RefObject<SVGSVGElement | null>
}

/** Changes when a picture comes, goes, or has its file again. */
const filesKey = ({ entries }: AnnotatorSession): string =>
  entries.flatMap(({ picture: { name, file } }) => (file ? [name, file.size] : [])).join('\n')

/** The state of an annotator. */
export function useAnnotatorDesk({ scene, labels, tool, rootRef, stageRef }: Options) {
  const { t } = useTranslation('annotator')
  const store = useStore()
  const owner = useDeskOwner()
  const place = `${owner}:${scene}` as const
  const [wasOpen] = useState(() => kept(store).has(place))
  const [session, dispatch] = useReducer(
    changeSession,
    null,
    () => kept(store).get(place) ?? sampleSession(scene, labels),
  )
  const entry = entryAt(session)
  const { picture, work } = entry
  /** The session that nobody has changed yet. */
  const [begun] = useState(session)
  const { src, isBroken } = useSource(picture)
  const { desk, said, showWhole } = useShapeDesk({
    picture: { ...picture, src },
    work,
    dispatch,
    tool,
    turn,
    rootRef,
    stageRef,
  })
  function turn(by: number): void {
    const at = session.at + by
    const next = session.entries[at]
    if (!next) return
    dispatch({ type: 'go', at })
    desk.say(
      t('said.turned', { name: next.picture.name, number: at + 1, total: session.entries.length }),
    )
  }

  const storedKey = useRef(filesKey(begun))
  const keeper = useWorkKeeper({
    owner,
    name: `${annotatorWork}:${scene}`,
    resumes: true,
    fromVisitor: true,
    read: ({ value, files, isOwn }) => {
      // What this tab has drawn is still here, with its steps.
      if (isOwn && wasOpen) return null
      return readStoredSession(value, files, pictureUrls[scene])
    },
    take: (taken) => {
      storedKey.current = filesKey(taken)
      dispatch({ type: 'open', session: taken })
      showWhole()
    },
  })
  const { keepLater, keepFiles } = keeper
  const isBegun = session.entries.every(
    ({ work: { now } }, at) => now === begun.entries[at]?.work.now,
  )
  useEffect(() => {
    if (isBegun) return
    const key = filesKey(session)
    if (key !== storedKey.current) {
      storedKey.current = key
      keepFiles(storedFiles(session))
    }
    keepLater(storedSession(session), { isInTab: true })
  }, [isBegun, keepFiles, keepLater, session])

  useEffect(() => {
    kept(store).set(place, session)
  }, [place, session, store])

  // Another picture is shown whole, whatever part of the one before was visible.
  const shown = useRef(picture)
  useEffect(() => {
    if (shown.current !== picture) showWhole()
    shown.current = picture
  })
  return {
    desk,
    said,
    session,
    dispatch,
    isBroken,
    keeper,
    /** Whether another picture has a class, so that it stays. */
    isUsedElsewhere: (label: number) => isUsedInSet(session, label, entry),
  }
}
