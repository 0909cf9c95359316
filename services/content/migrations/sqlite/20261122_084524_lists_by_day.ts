import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`articles_published_on_idx\`;`)
  await db.run(sql`CREATE INDEX \`publishedOn_createdAt__status_idx\` ON \`articles\` (\`published_on\`,\`created_at\`,\`_status\`);`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_published_on_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_publishedOn_version_createdAt_version__status_idx\` ON \`_articles_v\` (\`version_published_on\`,\`version_created_at\`,\`version__status\`);`)
  await db.run(sql`DROP INDEX \`news_published_on_idx\`;`)
  await db.run(sql`CREATE INDEX \`publishedOn_createdAt__status_1_idx\` ON \`news\` (\`published_on\`,\`created_at\`,\`_status\`);`)
  await db.run(sql`DROP INDEX \`_news_v_version_version_published_on_idx\`;`)
  await db.run(sql`CREATE INDEX \`version_publishedOn_version_createdAt_version__status_1_idx\` ON \`_news_v\` (\`version_published_on\`,\`version_created_at\`,\`version__status\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`publishedOn_createdAt__status_idx\`;`)
  await db.run(sql`CREATE INDEX \`articles_published_on_idx\` ON \`articles\` (\`published_on\`);`)
  await db.run(sql`DROP INDEX \`version_publishedOn_version_createdAt_version__status_idx\`;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_published_on_idx\` ON \`_articles_v\` (\`version_published_on\`);`)
  await db.run(sql`DROP INDEX \`publishedOn_createdAt__status_1_idx\`;`)
  await db.run(sql`CREATE INDEX \`news_published_on_idx\` ON \`news\` (\`published_on\`);`)
  await db.run(sql`DROP INDEX \`version_publishedOn_version_createdAt_version__status_1_idx\`;`)
  await db.run(sql`CREATE INDEX \`_news_v_version_version_published_on_idx\` ON \`_news_v\` (\`version_published_on\`);`)
}
