import * as migration_20261121_003119_initial from './20261121_003119_initial';

export const migrations = [
  {
    up: migration_20261121_003119_initial.up,
    down: migration_20261121_003119_initial.down,
    name: '20261121_003119_initial'
  },
];
