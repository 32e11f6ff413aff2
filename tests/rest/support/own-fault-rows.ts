import { BACKUP_FAULTS } from './own-fault-rows-backup';
import type { OwnFaultRow } from './own-fault-rows-backup';

const DATABASE_ERROR = 'A database error occurred. Try again.';
const LAST_LIST =
	'The last list is used. The next scan after six hours loads it again';
const PASSWORDS = 'Passwords still work, and nobody is logged in';
const SIGN_ON_TEST = 'page of the provider, after “Test”';

/** Compared with the code and the tests by tools/own-faults.test.ts. */
export const OWN_FAULTS: Record< string, readonly OwnFaultRow[] > = {
	...BACKUP_FAULTS,
	'Activity log': [
		{
			fault: 'Its table can’t be read',
			reads: DATABASE_ERROR,
			where: 'Activity card, page, REST (500 `storage_failed`), WP-CLI',
			then: 'The other cards have their data. Nothing is undone or restored. Events are still logged',
			test: [
				'activity-faults.test.ts',
				'says that the log can’t be read, wherever it is shown, and restores nothing',
			],
		},
		{
			fault: 'Its table can’t be written',
			reads: '',
			where: '',
			then: 'Every request does what it was sent for. Its events are lost, later ones are logged',
			test: [
				'activity-faults.test.ts',
				'does everything else if the log can’t be written',
			],
		},
		{
			fault: 'The entries beyond the limits can’t be deleted',
			reads: '',
			where: '',
			then: 'New entries are logged. The next request that logs something deletes them',
			test: [
				'activity-faults.test.ts',
				'keeps new entries if old ones can’t be deleted, and deletes them later',
			],
		},
		{
			fault: 'The table can’t be read any more during a download',
			reads: DATABASE_ERROR,
			where: 'last line of the file',
			then: 'The file has the newest entries, up to there',
			test: [
				'activity-faults.test.ts',
				'says in the download that it isn’t complete',
			],
		},
	],
	Scan: [
		{
			fault: 'WordPress.org’s checksums can’t be loaded, or make no sense',
			reads: 'WordPress.org’s list of files couldn’t be loaded. Without it, WordPress’s files are only compared with the scan before.',
			where: 'page',
			then: 'Everything else is scanned. No file is called a threat because of it. The next scan asks again',
			test: [
				'modules/scanner-checksum-faults.test.ts',
				'scans the rest without checksums: %s',
			],
		},
		{
			fault: 'They were loaded before',
			reads: '',
			where: '',
			then: 'The last known ones are used',
			test: [
				'modules/scanner.test.ts',
				'works from the last known checksums without a network',
			],
		},
		{
			fault: 'The original of a file can’t be downloaded',
			reads: 'The original couldn’t be downloaded from WordPress.org: {…}',
			where: 'page, WP-CLI',
			then: 'The file stays as it is, and in the list',
			test: [
				'modules/scanner-originals.test.ts',
				'changes nothing without a network, or with a package that isn’t the published one',
			],
		},
		{
			fault: 'The vulnerability list is down, too large, cut off, or no list',
			reads: 'The list couldn’t be loaded on {…}: {…}.',
			where: 'page',
			then: LAST_LIST,
			test: [
				'modules/scanner-feed-faults.test.ts',
				'keeps the last list after %s',
			],
		},
		{
			fault: 'Its new address doesn’t work',
			reads: 'The address is saved, but the list couldn’t be loaded: {…}',
			where: 'page',
			then: 'The next scan after six hours loads it again. Everything else is scanned',
			test: [
				'modules/scanner-feed.test.ts',
				'says that a new address couldn’t be loaded',
			],
		},
		{
			fault: 'PHP dies at a file',
			reads: 'Could not be read',
			where: 'page, as a row of the list',
			then: 'The rest is scanned. The file is read again once it changes',
			test: [
				'modules/scanner-crash.test.ts',
				'passes over a file that a scan has died on, lists it, and scans the rest',
			],
		},
	],
	'Spam filter': [
		{
			fault: 'Its tables can’t be read or written',
			reads: 'The spam filter’s data could not be read from the database.',
			where: 'Anti-spam card',
			then: 'No comment fails. Comments are held for all other signs, without being counted. Moderators’ decisions apply, but teach nothing',
			test: [
				'modules/spam-filter.test.ts',
				'accepts, holds and moderates comments while its tables can’t be read or written',
			],
		},
		{
			fault: 'They can’t be written while it learns from older comments',
			reads: '',
			where: '',
			then: 'Tried again an hour later, from the comment where it stopped',
			test: [
				'modules/spam-filter-learning.test.ts',
				'goes on an hour after the database failed',
			],
		},
		{
			fault: 'The form’s token can’t be fetched',
			reads: '',
			where: '',
			then: 'The comment is accepted. The missing token counts one point',
			test: [
				'modules/spam-filter.test.ts',
				'is published as usual, with and without JavaScript',
			],
		},
	],
	Uptime: [
		{
			fault: 'The site can’t reach its own address',
			reads: 'The server can’t reach the site’s own address.',
			where: 'Downtime monitoring card, settings',
			then: 'The monitoring service is notified all the same, unless the home page took too long or returned a server error',
			test: [
				'modules/monitor-self-check.test.ts',
				'says why there was no response: %s',
			],
		},
		{
			fault: 'The address of the monitoring service can’t be reached',
			reads: 'The monitoring service’s address could not be reached.',
			where: 'Downtime monitoring card, settings',
			then: 'Requested again after the next check',
			test: [
				'modules/monitor-ping.test.ts',
				'after a check with status %d, and a service with %d: %d',
			],
		},
		{
			fault: 'It returns an error',
			reads: 'The monitoring service’s address answered with error {…}.',
			where: 'Downtime monitoring card, settings',
			then: 'Requested again after the next check',
			test: [
				'modules/monitor-ping.test.ts',
				'after a check with status %d, and a service with %d: %d',
			],
		},
		{
			fault: 'The certificate can’t be checked',
			reads: '',
			where: '',
			then: 'Checked again the next day. What was emailed about it before isn’t emailed again',
			test: [
				'modules/monitor-alerts.test.ts',
				'aren’t sent again after a day on which the HTTPS certificate couldn’t be checked',
			],
		},
		{
			fault: 'The certificate has ended',
			reads: 'The HTTPS certificate has ended',
			where: 'an email, again each week, Downtime monitoring card, settings, Site Health',
			then: 'Everything else is checked',
			test: [
				'modules/monitor-alerts.test.ts',
				'are sent before the HTTPS certificate ends, again when it ends within days, and once when it has ended',
			],
		},
		{
			fault: 'The disk or the hosting account’s quota is full',
			reads: 'No more files can be stored',
			where: 'an email, again each week, Downtime monitoring card, settings, Site Health',
			then: 'The health address responds with 503. Tried again at the next check',
			test: [
				'modules/monitor-alerts.test.ts',
				'are sent when no file can be stored, as with a quota that is used up',
			],
		},
		{
			fault: 'WP-Cron doesn’t run',
			reads: 'Scheduled work has stopped',
			where: 'one email',
			then: 'Visits notice it. Another email follows when it runs again',
			test: [
				'modules/monitor-alerts.test.ts',
				'tell when scheduled work has stopped, and when it runs again',
			],
		},
	],
	'Identity provider': [
		{
			fault: 'It is down, or returns errors',
			reads: 'Could not log you in with {…}. Try again, or use your password.',
			where: 'login form',
			then: `${ PASSWORDS }. It is asked once a minute`,
			test: [
				'modules/sso-own-provider-attacks.test.ts',
				'at %s, passwords go on working',
			],
		},
		{
			fault: 'Its document can’t be loaded',
			reads: 'The provider’s document could not be loaded',
			where: 'activity log, one entry per hour and reason',
			then: PASSWORDS,
			test: [
				'modules/sso-own-provider-events.test.ts',
				'are summed by reason',
			],
		},
		{
			fault: 'A token has a signature of an unknown key',
			reads: 'The ID token’s signature is invalid',
			where: 'activity log, one entry per hour and reason',
			then: PASSWORDS,
			test: [
				'modules/sso-own-provider-events.test.ts',
				'are summed by reason',
			],
		},
		{
			fault: 'A token is of another issuer, for another client, of another login, or has expired',
			reads: '',
			where: '',
			then: PASSWORDS,
			test: [
				'modules/sso-own-provider-attacks.test.ts',
				'are refused %s',
			],
		},
		{
			fault: 'Its address can’t be reached',
			reads: 'This server can’t reach the provider: {…}',
			where: SIGN_ON_TEST,
			then: PASSWORDS,
			test: [
				'modules/sso-test.test.ts',
				'an address that can’t be reached',
			],
		},
		{
			fault: 'The keys of `wp-config.php` changed',
			reads: 'The stored client secret can’t be decrypted, because the salts in wp-config.php have changed. Enter it again.',
			where: SIGN_ON_TEST,
			then: `${ PASSWORDS }. Accounts stay connected`,
			test: [
				'modules/sso-test.test.ts',
				'a secret that the provider refuses, or that can’t be decrypted',
			],
		},
	],
};
