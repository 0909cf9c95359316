import type { FieldAccess } from 'payload'
import { isEditor } from '../../access/rules'

const editorField: FieldAccess = ({ req }) => isEditor(req)

export const byEditors = { create: () => false, update: editorField }
