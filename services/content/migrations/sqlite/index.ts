import * as migration_20261124_053913_initial from './20261124_053913_initial';
import * as migration_20261124_135337_links from './20261124_135337_links';

export const migrations = [
  {
    up: migration_20261124_053913_initial.up,
    down: migration_20261124_053913_initial.down,
    name: '20261124_053913_initial',
  },
  {
    up: migration_20261124_135337_links.up,
    down: migration_20261124_135337_links.down,
    name: '20261124_135337_links'
  },
];
