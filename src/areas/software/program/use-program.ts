import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { softwareApi } from '@/api/endpoints/software.ts'
import { toProblem } from '@/api/problem.ts'
import { idPrefix } from '@/lib/id-prefix.ts'
import { servedHtml } from '@/shared/html/ServerHtml.tsx'
import { useServed } from '@/shared/served.ts'

type State = Parameters<ReturnType<typeof softwareApi.endpoints.softwareBySlug.select>>[0]

/** The program of an address. A build's description stays in the document until it has changed. */
export function useProgram(slug: string) {
  const { currentData, error, isFetching, refetch } = softwareApi.useSoftwareBySlugQuery({ slug })
  const problem = error === undefined ? null : toProblem(error)
  // It may have been removed since it was cached.
  const item = problem?.status === 404 ? undefined : currentData
  const served = useServed()
  const [first] = useState(item?.updatedAt)
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>()
  useEffect(() => {
    if (!served) return
    // The cache has the program without its description, which a later visit needs.
    const html = servedHtml().replaceAll(`id="${idPrefix}`, 'id="')
    dispatch(
      softwareApi.util.updateQueryData('softwareBySlug', { slug }, (draft) => {
        draft.description ||= html
      }),
    )
  }, [dispatch, served, slug])
  return {
    item,
    problem,
    isFetching,
    refetch,
    isServed: served !== null,
    html: served && item?.updatedAt === first ? (served.html ?? '') : undefined,
  }
}
