import { labelItemApi } from '@/api/endpoints/labelling.ts'
import { projectLimits } from '@/api/contract/label-projects.ts'
import type { Dispatch } from '@/session/person.ts'
import type { KnownUnit } from './pre-labels.ts'

const perRequest = 100

/** All items of a project, page by page. */
export async function unitsOf(
  dispatch: Dispatch,
  id: string | number,
  tell: (done: number) => void = () => undefined,
): Promise<KnownUnit[]> {
  const units: KnownUnit[] = []
  // A backend that sends the same page for ever is left, too.
  for (let page = 0; page < projectLimits.units / perRequest; page += 1) {
    const asked = dispatch(
      labelItemApi.endpoints.labelItems.initiate(
        { id, page, perPage: perRequest, sort: 'name' },
        { subscribe: false, forceRefetch: true },
      ),
    )
    const { records } = await asked.unwrap()
    units.push(...records.map(({ name, width, height }) => ({ name, width, height })))
    tell(units.length)
    if (records.length < perRequest) break
  }
  return units
}
