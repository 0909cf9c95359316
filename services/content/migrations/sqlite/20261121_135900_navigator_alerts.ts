import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`navigator_answers\` ADD \`changed_at\` text;`)
  await db.run(sql`CREATE INDEX \`navigator_answers_changed_at_idx\` ON \`navigator_answers\` (\`changed_at\`);`)
  await db.run(sql`ALTER TABLE \`_navigator_answers_v\` ADD \`version_changed_at\` text;`)
  await db.run(sql`UPDATE \`navigator_answers\` SET \`changed_at\` = \`stated_at\`;`)
  await db.run(sql`CREATE INDEX \`_navigator_answers_v_version_version_changed_at_idx\` ON \`_navigator_answers_v\` (\`version_changed_at\`);`)
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` ADD \`service\` text;`)
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` ADD \`choices\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`navigator_answers_changed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`navigator_answers\` DROP COLUMN \`changed_at\`;`)
  await db.run(sql`DROP INDEX \`_navigator_answers_v_version_version_changed_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`_navigator_answers_v\` DROP COLUMN \`version_changed_at\`;`)
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` DROP COLUMN \`service\`;`)
  await db.run(sql`ALTER TABLE \`alert_subscriptions\` DROP COLUMN \`choices\`;`)
}
