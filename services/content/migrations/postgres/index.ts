import * as migration_20261125_082139_initial from './20261125_082139_initial';
import * as migration_20261126_141845_marketing_page_order from './20261126_141845_marketing_page_order';
import * as migration_20261127_183054_deal_value_per_language from './20261127_183054_deal_value_per_language';
import * as migration_20261128_172032_closed_vacancies from './20261128_172032_closed_vacancies';

export const migrations = [
  {
    up: migration_20261125_082139_initial.up,
    down: migration_20261125_082139_initial.down,
    name: '20261125_082139_initial',
  },
  {
    up: migration_20261126_141845_marketing_page_order.up,
    down: migration_20261126_141845_marketing_page_order.down,
    name: '20261126_141845_marketing_page_order',
  },
  {
    up: migration_20261127_183054_deal_value_per_language.up,
    down: migration_20261127_183054_deal_value_per_language.down,
    name: '20261127_183054_deal_value_per_language',
  },
  {
    up: migration_20261128_172032_closed_vacancies.up,
    down: migration_20261128_172032_closed_vacancies.down,
    name: '20261128_172032_closed_vacancies'
  },
];
