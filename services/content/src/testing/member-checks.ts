import { accessChecks } from './checks/access'
import type { Check } from './checks/check'
import { gateChecks } from './checks/gated-content'
import { homeChecks } from './checks/dashboard'
import { languageChecks } from './checks/languages'
import { leavingChecks } from './checks/account-deletion'
import { loginChecks } from './checks/login'
import { mailChecks } from './checks/mail'
import { navigatorChecks } from './checks/navigator'
import { recordChecks } from './checks/record'
import { relatedChecks } from './checks/relationship-cache'
import { savingChecks } from './checks/favourites'

/** Everything that must hold of the members' area and of questions, by name; later ones build on what earlier ones leave. */
export const checks: Record<string, Check> = {
  ...savingChecks,
  ...recordChecks,
  ...accessChecks,
  ...homeChecks,
  ...leavingChecks,
  ...mailChecks,
  ...navigatorChecks,
  ...languageChecks,
  ...relatedChecks,
  ...gateChecks,
  ...loginChecks,
}
