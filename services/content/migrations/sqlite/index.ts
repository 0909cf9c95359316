import * as migration_20261124_145610_initial from './20261124_145610_initial';

export const migrations = [
  {
    up: migration_20261124_145610_initial.up,
    down: migration_20261124_145610_initial.down,
    name: '20261124_145610_initial'
  },
];
