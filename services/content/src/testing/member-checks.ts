import { accessChecks } from './checks/access'
import type { Check } from './checks/check'
import { gatedContentChecks } from './checks/gated-content'
import { dashboardChecks } from './checks/dashboard'
import { languageChecks } from './checks/languages'
import { accountDeletionChecks } from './checks/account-deletion'
import { loginChecks } from './checks/login'
import { mailChecks } from './checks/mail'
import { navigatorChecks } from './checks/navigator'
import { recordChecks } from './checks/record'
import { relationshipCacheChecks } from './checks/relationship-cache'
import { favouriteChecks } from './checks/favourites'

/**
 * Everything that must hold of the members' area and of questions, by name; later ones build on
 * what earlier ones leave.
 */
export const checks: Record<string, Check> = {
  ...favouriteChecks,
  ...recordChecks,
  ...accessChecks,
  ...dashboardChecks,
  ...accountDeletionChecks,
  ...mailChecks,
  ...navigatorChecks,
  ...languageChecks,
  ...relationshipCacheChecks,
  ...gatedContentChecks,
  ...loginChecks,
}
