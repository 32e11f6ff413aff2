import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from '../support/site';
import {
	create,
	killed,
	list,
	places,
	ruin,
	state,
	useBackupSite,
	write,
} from './backup-site';
import { wp } from './wp-cli';

useBackupSite();

/** How many backups and restores are killed; the drill kills 50 of each. */
const KILLS = Number( process.env[ 'BACKUP_KILLS' ] ?? 6 );

/** Whether the tables are as before `ruin()` ('whole'), as after it, or mixed. */
const tablesAfterKill = async () => {
	const [ ruined, posts ] = JSON.parse(
		await site().wp( [
			'eval',
			`global $wpdb; echo wp_json_encode( array(
				(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}backup_test WHERE content = 'ruined'" ),
				(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" ),
			) );`,
		] )
	) as [ number, number ];
	if ( ruined === 0 && posts > 0 ) {
		return 'whole';
	}
	return ruined === 300 && posts === 0 ? 'ruined' : 'mixed';
};

it(
	'lists no backup that a kill interrupted, and restores after kills',
	async () => {
		const before = await state();
		const id = await create();
		for ( let i = 0; i < KILLS; i++ ) {
			// From the start of WordPress to after the command's end.
			const ms = Math.round(
				400 + ( 1800 * ( i + Math.random() ) ) / KILLS
			);
			write( 'large', Buffer.alloc( 8_000_000, ms ) );
			await killed( ms, 'backup', 'create' );
			await ruin();
			await killed( ms, 'backup', 'restore', id, '--yes' );
			expect( [ ms, await tablesAfterKill() ] ).not.toEqual( [
				ms,
				'mixed',
			] );
		}
		for ( const row of await list() ) {
			await wp( 'backup', 'verify', String( row.id ) );
		}
		await wp( 'backup', 'restore', id, '--yes' );
		expect( await state() ).toEqual( before );
	},
	120_000 + KILLS * 20_000
);

it( 'forgets an unfinished backup when a restore starts', async () => {
	const id = await create();
	const work = path.join( places.backups, 'work' );
	const unfinished = JSON.stringify( {
		id: '20260101-000000-abcdef',
		after: Buffer.from( 'a' ).toString( 'base64' ),
		bytes: 4,
		files: 1,
		size: 4,
		skipped: 0,
	} );
	for ( const ms of [ 600, 1000 ] ) {
		fs.writeFileSync( path.join( work, 'list' ), 'junk' );
		fs.writeFileSync( path.join( work, 'backup.json' ), unfinished );
		await killed( ms, 'backup', 'restore', id, '--yes' );
		const noted = path.join( work, 'backup.json' );
		if (
			fs.existsSync( noted ) &&
			fs.readFileSync( noted, 'utf8' ) === unfinished
		) {
			// Killed before the restore began.
			fs.rmSync( noted );
		}
		await wp( 'backup', 'verify', await create() );
	}
	await wp( 'backup', 'restore', id, '--yes' );
} );
