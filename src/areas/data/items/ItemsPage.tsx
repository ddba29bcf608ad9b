import { useListQuery } from '@/shared/query/use-list-query.ts'
import { ApiView } from '../kit/ApiView.tsx'
import { loadProject, ProjectFrame } from '../kit/ProjectFrame.tsx'
import { AddUnits } from './AddUnits.tsx'
import { unitQuery } from './items.ts'
import { UnitDialog } from './UnitDialog.tsx'
import { UnitList } from './UnitList.tsx'

const methods = ['dataImport', 'dataPreLabels', 'dataItems', 'dataControl'] as const

export const loader = loadProject

/** The units of a project: how they come in, and each with its state. */
export default function ItemsPage() {
  const query = useListQuery(unitQuery)
  const unit = query.other('unit')
  return (
    <ProjectFrame page="labelItems">
      {(project) => (
        <>
          {!['completed', 'canceled', 'archived'].includes(project.status) && (
            <AddUnits project={project} />
          )}
          <UnitList project={project} query={query} />
          <ApiView methods={methods} projectId={project.id} />
          {unit !== null && (
            <UnitDialog
              project={project}
              itemId={unit}
              onClose={() => query.setOthers({ unit: null }, { replace: true })}
            />
          )}
        </>
      )}
    </ProjectFrame>
  )
}
