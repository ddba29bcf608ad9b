/**
 * Explicit table roles: rows and cells that CSS displays as blocks or grid lose their implicit
 * ones.
 */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
