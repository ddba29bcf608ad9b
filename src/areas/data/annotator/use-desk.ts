import { useEffect, useReducer, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'react-redux'
import type { Owner } from '@/lib/kept.ts'
import { useUser } from '@/session/use-user.ts'
import { useWorkKeeper } from '@/shared/work/use-work-keeper.ts'
import { dataUrlOf } from './picture.ts'
import { readStoredWork, storedWork } from './stored-work.ts'
import { createWork, changeWork } from './work.ts'
import type { Change, AnnotatorWork } from './work.ts'
import { pictureSize, scenes } from '../scene/scenes.ts'
import type { SceneName } from '../scene/scenes.ts'
import { pictureUrls } from '../scene/pictures.ts'
import type { OpenedPicture, AnnotatorTool } from './types.ts'
import { useShapeDesk } from './use-shape-desk.ts'

interface Kept {
  picture: OpenedPicture
  work: AnnotatorWork
}

/** The drawings on each page's picture, while the app runs: a visit to another page loses nothing. */
const kept = new WeakMap<object, Map<string, Kept>>()

type Action = Change | { type: 'open'; picture: OpenedPicture; work: AnnotatorWork }

const reduce = (state: Kept, action: Action): Kept => {
  if (action.type === 'open') return { picture: action.picture, work: action.work }
  const work = changeWork(state.work, action)
  return work === state.work ? state : { ...state, work }
}

export function sceneSample(scene: SceneName): OpenedPicture {
  return {
    ...pictureSize,
    src: pictureUrls[scene],
    name: scenes[scene].file,
    orientation: 1,
  }
}

/**
 * Whose drawing it is: null until that is known. A guest who signs in takes it along; the end of a
 * session leaves it to the person.
 */
function useOwner(): Owner | null {
  const { user, isKnown } = useUser()
  const now = isKnown ? (user?.id ?? 'guest') : null
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

/** The state of an annotator. */
export function useAnnotatorDesk({ scene, labels, tool, rootRef, stageRef }: Options) {
  const store = useStore()
  const owner = useOwner()
  const place = `${owner}:${scene}` as const
  const [wasOpen] = useState(() => kept.get(store)?.has(place) ?? false)
  const [{ picture, work }, dispatch] = useReducer(reduce, null, () => {
    // One shape to try things on.
    const shapes = scenes[scene].shapes.slice(0, 1)
    return (
      kept.get(store)?.get(place) ?? {
        picture: sceneSample(scene),
        work: createWork(labels, shapes),
      }
    )
  })
  /** The drawing that nobody has changed yet. */
  const [begun] = useState(work)
  const { desk, said, showWhole } = useShapeDesk({
    picture,
    work,
    dispatch,
    tool,
    rootRef,
    stageRef,
  })

  const keeper = useWorkKeeper({
    owner,
    name: `annotator:${scene}`,
    resumes: true,
    read: ({ value, file, isOwn }) => {
      // What this tab has drawn is still here, with its steps.
      if (isOwn && wasOpen) return null
      const stored = readStoredWork(value)
      return stored && (!stored.picture || file) ? { ...stored, file } : null
    },
    take: ({ picture: own, work: drawn, file }) => {
      if (own && file)
        void dataUrlOf(file).then((src) => open({ ...own, src, file }, drawn, { isKept: true }))
      else open(sceneSample(scene), drawn, { isKept: true })
    },
  })
  const { keepLater } = keeper
  useEffect(() => {
    if (work.now !== begun.now) keepLater(storedWork(picture, work), { isInTab: true })
  }, [begun, keepLater, picture, work])

  useEffect(() => {
    const own = kept.get(store) ?? new Map<string, Kept>()
    kept.set(store, own.set(place, { picture, work }))
  }, [picture, place, store, work])

  function open(next: OpenedPicture, shapes: AnnotatorWork, { isKept = false } = {}): void {
    dispatch({ type: 'open', picture: next, work: shapes })
    if (!isKept) keeper.keepFile(next.file ?? null)
    showWhole()
  }
  return { desk, said, open, keeper }
}
