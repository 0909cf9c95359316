import type { FieldAccess } from 'payload'
import { isEditor } from '../../access/rules'

const onlyEditors: FieldAccess = ({ req }) => isEditor(req)

export const byEditors = { create: () => false, update: onlyEditors }
