import { accessChecks } from './checks/access'
import { bulkChecks } from './checks/bulk'
import { closedVacancyChecks } from './checks/closed-vacancies'
import type { Check } from './checks/check'
import { conflictChecks } from './checks/conflicts'
import { findingsChecks } from './checks/findings'
import { gatedContentChecks } from './checks/gated-content'
import { dashboardChecks } from './checks/dashboard'
import { languageStatusChecks } from './checks/language-status'
import { languageChecks } from './checks/languages'
import { accountDeletionChecks } from './checks/account-deletion'
import { leavingChecks } from './checks/leaving'
import { loginChecks } from './checks/login'
import { secondFactorChecks } from './checks/second-factor'
import { mailChecks } from './checks/mail'
import { mediaChecks } from './checks/media'
import { moveChecks } from './checks/move'
import { navigatorChecks } from './checks/navigator'
import { recordChecks } from './checks/record'
import { referenceChecks } from './checks/references'
import { relationshipCacheChecks } from './checks/relationship-cache'
import { revalidationChecks } from './checks/revalidation'
import { submissionChecks } from './checks/submissions'
import { translatorChecks } from './checks/translators'
import { favouriteChecks } from './checks/favourites'

/** All checks by name; later ones depend on the data of earlier ones. */
export const checks: Record<string, Check> = {
  ...favouriteChecks,
  ...recordChecks,
  ...accessChecks,
  ...dashboardChecks,
  ...accountDeletionChecks,
  ...mailChecks,
  ...submissionChecks,
  ...navigatorChecks,
  ...languageChecks,
  ...languageStatusChecks,
  ...relationshipCacheChecks,
  ...referenceChecks,
  ...mediaChecks,
  ...findingsChecks,
  ...leavingChecks,
  ...gatedContentChecks,
  ...loginChecks,
  ...secondFactorChecks,
  ...bulkChecks,
  ...translatorChecks,
  ...conflictChecks,
  ...closedVacancyChecks,
  ...revalidationChecks,
  ...moveChecks,
}
