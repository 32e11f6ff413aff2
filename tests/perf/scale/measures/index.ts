import type { Measure } from '../measure';
import { backups } from './backups';
import { firewallLog } from './firewall-log';
import { frontPage } from './front-page';
import { relatedPosts } from './related-posts';
import { scanOfFiles } from './scan';
import { sitemaps } from './sitemaps';
import { statsCsv } from './stats-csv';
import { statsPage, statsPageEarlier } from './stats-page';
import { statsRollUp } from './stats-roll-up';

/** In order of execution. The roll-up empties the table that it rolls up. */
export const MEASURES: readonly Measure[] = [
	frontPage,
	sitemaps,
	statsPage,
	statsPageEarlier,
	statsCsv,
	relatedPosts,
	backups,
	firewallLog,
	scanOfFiles,
	statsRollUp,
];
