import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "articles_published_on_idx";
  DROP INDEX "_articles_v_version_version_published_on_idx";
  DROP INDEX "news_published_on_idx";
  DROP INDEX "_news_v_version_version_published_on_idx";
  CREATE INDEX "publishedOn_createdAt__status_idx" ON "articles" USING btree ("published_on","created_at","_status");
  CREATE INDEX "version_publishedOn_version_createdAt_version__status_idx" ON "_articles_v" USING btree ("version_published_on","version_created_at","version__status");
  CREATE INDEX "publishedOn_createdAt__status_1_idx" ON "news" USING btree ("published_on","created_at","_status");
  CREATE INDEX "version_publishedOn_version_createdAt_version__status_1_idx" ON "_news_v" USING btree ("version_published_on","version_created_at","version__status");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "publishedOn_createdAt__status_idx";
  DROP INDEX "version_publishedOn_version_createdAt_version__status_idx";
  DROP INDEX "publishedOn_createdAt__status_1_idx";
  DROP INDEX "version_publishedOn_version_createdAt_version__status_1_idx";
  CREATE INDEX "articles_published_on_idx" ON "articles" USING btree ("published_on");
  CREATE INDEX "_articles_v_version_version_published_on_idx" ON "_articles_v" USING btree ("version_published_on");
  CREATE INDEX "news_published_on_idx" ON "news" USING btree ("published_on");
  CREATE INDEX "_news_v_version_version_published_on_idx" ON "_news_v" USING btree ("version_published_on");`)
}
