import * as migration_20261124_210233_initial from './20261124_210233_initial';

export const migrations = [
  {
    up: migration_20261124_210233_initial.up,
    down: migration_20261124_210233_initial.down,
    name: '20261124_210233_initial'
  },
];
