import * as migration_20261125_082139_initial from './20261125_082139_initial';

export const migrations = [
  {
    up: migration_20261125_082139_initial.up,
    down: migration_20261125_082139_initial.down,
    name: '20261125_082139_initial'
  },
];
