import * as migration_20261124_002351_initial from './20261124_002351_initial';

export const migrations = [
  {
    up: migration_20261124_002351_initial.up,
    down: migration_20261124_002351_initial.down,
    name: '20261124_002351_initial'
  },
];
