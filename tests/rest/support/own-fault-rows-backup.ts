/** What goes wrong with a feature of the site itself, without an account. */
export interface OwnFaultRow {
	fault: string;
	/**
	 * What the owner reads, as in the code of the plugin; `{…}` stands for what
	 * differs.
	 */
	reads: string;
	where: string;
	/** What goes on, and what is kept. */
	then: string;
	/** The file below tests/rest, and the title as written there. */
	test: readonly [ file: string, title: string ];
}

const BACKUP = 'Backup card, page, notifications, activity log';
const COPIES = 'page, notifications, activity log';
const AGAIN =
	'Tried again after 5 and 15 minutes, 1, 3 and then every 6 hours. The backups on the server, and backups and updates, are not affected';
const TEST = 'page, after “Save and test” or “Test the connection”';
const SAVED = 'What was entered is saved. Nothing is copied yet';

/** Of backups and their copies. */
export const BACKUP_FAULTS: Record< string, readonly OwnFaultRow[] > = {
	'Backup on this server': [
		{
			fault: 'The folder can’t be written',
			reads: 'The backup folder could not be created, or is not writable.',
			where: BACKUP,
			then: 'Tried again with the next schedule. Reported once. Existing backups stay',
			test: [
				'modules/backups.test.ts',
				'says what is wrong with the folder',
			],
		},
		{
			fault: 'The disk has too little space for what a backup needs, or one that is brought back',
			reads: 'The disk has too little space, so nothing was stored: the backup needs about {…}, and {…} can be used. {…}',
			where: `${ BACKUP }, WP-CLI; before an update, also its page`,
			then: 'Nothing is stored. The other backups stay. Tried again with the next schedule',
			test: [
				'modules/backups-updates.test.ts',
				'is refused for lack of space: %s',
			],
		},
		{
			fault: 'The disk becomes full while a backup is created or brought back',
			reads: 'The backup didn’t fit: the disk would have less than {…} left. {…}',
			where: `${ BACKUP }, WP-CLI; before an update, also its page`,
			then: 'What the backup had stored is deleted. The others stay',
			test: [
				'cli/backup-disk-full.test.ts',
				'leaves nothing of a backup if the disk is full after %d pieces, and keeps the others',
			],
		},
		{
			fault: 'The backup before an update fails',
			reads: 'Nothing was updated, because the backup before the update failed: {…}',
			where: 'page of the update, WP-CLI, Backup card, notifications',
			then: 'Nothing is updated until it works, or the switch is off',
			test: [
				'modules/backups-updates.test.ts',
				'stops the update of a %s, and says why',
			],
		},
		{
			fault: 'PHP is stopped three times in a row, or 20 times if each stored something',
			reads: 'The server stopped the backup several times {…}',
			where: BACKUP,
			then: 'The backup ends, the others stay. The next one starts by schedule',
			test: [
				'modules/backups.test.ts',
				'says so after the server has stopped it three times, in the notifications too',
			],
		},
		{
			fault: 'PHP is stopped three times in a row during a restore, or 20 times during its backup if each stored something',
			reads: 'The server stopped the restore several times. {…}',
			where: 'page, activity log; if the site has changed, also Backup card and notifications',
			then: 'The maintenance page ends. The backup before the restore is the way back',
			test: [
				'modules/backups-restore-slices.test.ts',
				'continues after the server has stopped a slice, and ends after three',
			],
		},
		{
			fault: 'PHP may not change a folder that a restore has to change',
			reads: 'Nothing was restored, because PHP can’t read and change this folder. {…}',
			where: 'page, WP-CLI, activity log',
			then: 'Nothing is restored',
			test: [
				'cli/backup-read-only.test.ts',
				'changes nothing if a file can’t be %s',
			],
		},
		{
			fault: 'The database to restore is of a newer WordPress than the site’s',
			reads: 'Nothing was restored, because the backup is of WordPress {…}, and this site has {…}. Update WordPress first.',
			where: 'page, WP-CLI, activity log',
			then: 'Nothing is restored. The files alone can be',
			test: [
				'cli/backup-version.test.ts',
				'refuses the database of a newer WordPress, and restores the files',
			],
		},
		{
			fault: 'Visitors can read the backup folder, or the request that checks this fails',
			reads: 'Visitors may be able to read the backup folder, if they find out its address. {…}',
			where: 'page; WP-CLI says it in other words',
			then: 'Backups are created as usual',
			test: [
				'modules/backups-exposure.test.ts',
				'says on the page whether visitors may be able to read the folder',
			],
		},
		{
			fault: 'WordPress is in maintenance mode when a restore starts, such as for an update',
			reads: 'Nothing was restored, because WordPress is in maintenance mode. {…}',
			where: 'page, WP-CLI, activity log',
			then: 'Nothing is restored, and maintenance mode stays on',
			test: [
				'cli/backup-restore-stops.test.ts',
				'refuses to start while maintenance mode is on: by %s',
			],
		},
		{
			fault: 'The database works for minutes for a part of a restore that the server has stopped',
			reads: 'The restore has ended because the database was still working on a part that the server had stopped. {…}',
			where: 'page, activity log',
			then: 'After 20 slices that waited, the maintenance page ends. Nothing has changed, or the backup before the restore is the way back',
			test: [
				'modules/backups-restore-end.mariadb.test.ts',
				'says so if it has ended because the database was busy, not that the server stopped it',
			],
		},
		{
			fault: 'The server stops PHP sooner than a slice of a visit or of WordPress’s cron ends',
			reads: '',
			where: '',
			then: 'The next slice is a fourth as long, and the backup or restore goes on',
			test: [
				'modules/backups-restore-limit.test.ts',
				'goes on by visits on a server that stops PHP sooner than a slice of a visit ends',
			],
		},
		{
			fault: 'The file system can’t lock files',
			reads: 'The file system of the backup folder can’t lock files{…}',
			where: BACKUP,
			then: 'No backup is created. Existing ones stay',
			test: [
				'cli/backup-folder.test.ts',
				'says that the file system can’t lock files, not that a backup is running',
			],
		},
		{
			fault: 'A backup is damaged',
			reads: 'Damaged. It can’t be restored.',
			where: 'list of backups',
			then: 'The others can be restored. No pieces are deleted until it is deleted',
			test: [
				'modules/backups.test.ts',
				'keeps what is complete if it is damaged by another',
			],
		},
		{
			fault: 'The keys of `wp-config.php` changed, and backups are encrypted',
			reads: 'Backups are encrypted, but this site can’t read their key, because the keys in wp-config.php have changed. {…}',
			where: BACKUP,
			then: 'No plain backups are created. Solved as soon as the passphrase is entered',
			test: [
				'modules/backups-encryption.test.ts',
				'asks for the passphrase after the site’s keys have changed',
			],
		},
	],
	'Storage of backups': [
		{
			fault: 'It is down, hangs, or is too slow for a piece in a minute',
			reads: 'The storage doesn’t respond. Check its address, and whether it is running. ({…})',
			where: COPIES,
			then: AGAIN,
			test: [
				'modules/backups-storage.test.ts',
				'goes on with a slow storage, and ends requests that take too long',
			],
		},
		{
			fault: 'It hangs during the test',
			reads: 'Listing the files failed: {…}',
			where: TEST,
			then: `The test ends after half a minute. ${ SAVED }`,
			test: [
				'modules/backups-storage-hostile.test.ts',
				'ends the test of a storage that hangs after half a minute, and says where',
			],
		},
		{
			fault: 'It returns errors',
			reads: 'The storage has a problem or is overloaded. ({…})',
			where: COPIES,
			then: AGAIN,
			test: [
				'modules/backups-storage.test.ts',
				'tries again later after errors, and keeps the backup here',
			],
		},
		{
			fault: 'It is full',
			reads: 'The storage is full. Delete something there, or get more space. ({…})',
			where: COPIES,
			then: AGAIN,
			test: [
				'modules/backups-storage.test.ts',
				'tries again later after errors, and keeps the backup here',
			],
		},
		{
			fault: 'It refuses the login',
			reads: 'The storage refused the login. {…}',
			where: `${ COPIES }; ${ TEST }`,
			then: AGAIN,
			test: [
				'modules/backups-storage.test.ts',
				'says which step of the test failed',
			],
		},
		{
			fault: 'It sends HTML, nothing, or a list without an end',
			reads: 'The storage doesn’t list its files as expected. Check its address.',
			where: `${ COPIES }; ${ TEST }`,
			then: `${ AGAIN }. Nothing is deleted there`,
			test: [
				'modules/backups-storage-hostile.test.ts',
				'says what is wrong with %s',
			],
		},
		{
			fault: 'It redirects',
			reads: 'The storage redirects to another address. Check the address and the region. ({…})',
			where: `${ COPIES }; ${ TEST }`,
			then: `The login is sent nowhere else. ${ AGAIN }`,
			test: [
				'modules/backups-storage-hostile.test.ts',
				'says what is wrong with %s',
			],
		},
		{
			fault: 'It has too many backups of others',
			reads: 'There are more than {…} backups at the storage. Delete some there, or choose another folder.',
			where: COPIES,
			then: AGAIN,
			test: [
				'modules/backups-storage-hostile.test.ts',
				'refuses a list of too many backups',
			],
		},
		{
			fault: 'It cuts off or loses pieces, and says that it has them',
			reads: '',
			where: '',
			then: 'The pieces are sent again, up to four times. Only then is the backup listed there',
			test: [
				'modules/backups-storage.test.ts',
				'sends pieces again that the storage has cut off or lost',
			],
		},
		{
			fault: 'A piece there is damaged or was swapped',
			reads: 'The piece {…} is missing or damaged.',
			where: 'page',
			then: 'Nothing is restored. What was brought back already stays',
			test: [
				'modules/backups-encryption-storage.test.ts',
				'restores from the storage alone, on a new site, with the passphrase',
			],
		},
		{
			fault: 'It was changed to one that doesn’t work yet',
			reads: 'Saved, but the connection doesn’t work yet. {…}',
			where: TEST,
			then: 'The backups of the earlier one aren’t listed any more. They stay there',
			test: [
				'modules/backups-storage-change.test.ts',
				'after a change to a storage that %s, the backups of the earlier one aren’t listed',
			],
		},
	],
};
