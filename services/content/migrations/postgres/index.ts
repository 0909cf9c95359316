import * as migration_20261121_014547_initial from './20261121_014547_initial';
import * as migration_20261121_033914_inbox_and_meetings from './20261121_033914_inbox_and_meetings';
import * as migration_20261121_064939_members from './20261121_064939_members';
import * as migration_20261121_074058_search_changes from './20261121_074058_search_changes';
import * as migration_20261121_082640_members_area from './20261121_082640_members_area';
import * as migration_20261121_085127_navigator from './20261121_085127_navigator';
import * as migration_20261121_102735_saved_searches from './20261121_102735_saved_searches';
import * as migration_20261121_111121_navigator_reports from './20261121_111121_navigator_reports';
import * as migration_20261121_135902_navigator_alerts from './20261121_135902_navigator_alerts';
import * as migration_20261122_084550_lists_by_day from './20261122_084550_lists_by_day';
import * as migration_20261123_111754_forms_key from './20261123_111754_forms_key';

export const migrations = [
  {
    up: migration_20261121_014547_initial.up,
    down: migration_20261121_014547_initial.down,
    name: '20261121_014547_initial',
  },
  {
    up: migration_20261121_033914_inbox_and_meetings.up,
    down: migration_20261121_033914_inbox_and_meetings.down,
    name: '20261121_033914_inbox_and_meetings',
  },
  {
    up: migration_20261121_064939_members.up,
    down: migration_20261121_064939_members.down,
    name: '20261121_064939_members',
  },
  {
    up: migration_20261121_074058_search_changes.up,
    down: migration_20261121_074058_search_changes.down,
    name: '20261121_074058_search_changes',
  },
  {
    up: migration_20261121_082640_members_area.up,
    down: migration_20261121_082640_members_area.down,
    name: '20261121_082640_members_area',
  },
  {
    up: migration_20261121_085127_navigator.up,
    down: migration_20261121_085127_navigator.down,
    name: '20261121_085127_navigator',
  },
  {
    up: migration_20261121_102735_saved_searches.up,
    down: migration_20261121_102735_saved_searches.down,
    name: '20261121_102735_saved_searches',
  },
  {
    up: migration_20261121_111121_navigator_reports.up,
    down: migration_20261121_111121_navigator_reports.down,
    name: '20261121_111121_navigator_reports',
  },
  {
    up: migration_20261121_135902_navigator_alerts.up,
    down: migration_20261121_135902_navigator_alerts.down,
    name: '20261121_135902_navigator_alerts',
  },
  {
    up: migration_20261122_084550_lists_by_day.up,
    down: migration_20261122_084550_lists_by_day.down,
    name: '20261122_084550_lists_by_day',
  },
  {
    up: migration_20261123_111754_forms_key.up,
    down: migration_20261123_111754_forms_key.down,
    name: '20261123_111754_forms_key'
  },
];
