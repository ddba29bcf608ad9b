import { useEffect, useRef } from 'react'
import { useStore } from 'react-redux'
import { useLocation } from 'react-router'
import type { WithPage } from '@/api/page-state.ts'
import { usePage } from '@/i18n/page-context.ts'
import { guessTimezone } from '@/lib/guess-timezone.ts'
import { note } from '@/lib/note.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { openDiary } from './record.ts'
import type { AttributionStore, Diary, Landing } from './record.ts'

async function begin(store: AttributionStore, landing: Landing): Promise<Diary> {
  // The page comes first: a browser takes long to tell its time zone.
  await new Promise<void>((resolve) => whenIdle(resolve))
  return openDiary(store, landing, guessTimezone())
}

/**
 * Records where the visitor came from and which pages they visited, after hydration. Renders
 * nothing.
 */
export function Attribution({ landing }: { landing: Landing }) {
  const store = useStore<WithPage>()
  const { id } = usePage()
  const { pathname, search } = useLocation()
  const diary = useRef<Promise<Diary> | null>(null)

  useEffect(() => {
    const begun = (diary.current ??= begin(store, landing))
    begun.then(
      ({ visited }) => visited(id, pathname, search),
      (problem: unknown) => {
        note('Where the visitor came from could not be taken down yet.', problem)
        // The next page tries again.
        if (diary.current === begun) diary.current = null
      },
    )
  }, [id, landing, pathname, search, store])

  return null
}
