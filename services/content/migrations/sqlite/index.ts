import * as migration_20261124_003338_initial from './20261124_003338_initial';

export const migrations = [
  {
    up: migration_20261124_003338_initial.up,
    down: migration_20261124_003338_initial.down,
    name: '20261124_003338_initial'
  },
];
