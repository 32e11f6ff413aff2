import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from '../support/site';
import {
	chooseKill,
	countMoments,
	createRandom,
	killAt,
} from './backup-killer';
import {
	create,
	list,
	places,
	RUIN_TABLES,
	ruin,
	ruinFiles,
	state,
	useBackupSite,
	write,
} from './backup-site';
import { wp } from './wp-cli';

useBackupSite();

/** How many backups and restores are killed: by default, one in each step of a restore. */
const KILLS = Number( process.env[ 'BACKUP_KILLS' ] ?? 5 );

/** Set it to repeat a run. */
const SEED = Number( process.env[ 'BACKUP_SEED' ] ?? Date.now() % 1_000_000 );

/** Whether the tables are as before `ruin()` ('whole'), as after it, or mixed. Ruins them then. */
const tablesAfterKill = async () => {
	const [ ruined, posts ] = JSON.parse(
		await site().wp( [
			'eval',
			`global $wpdb; echo wp_json_encode( array(
				(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}backup_test WHERE content = 'ruined'" ),
				(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts}" ),
			) );
			${ RUIN_TABLES }`,
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
		process.stdout.write( `BACKUP_SEED=${ SEED }\n` );
		const random = createRandom( SEED );
		const before = await state();
		const id = await create();
		write( 'large', Buffer.alloc( 8_000_000, 'a' ) );
		const ofBackup = await countMoments( 'create' );
		await ruin();
		const ofRestore = await countMoments( 'restore', id, '--yes' );
		await ruin();
		for ( let i = 0; i < KILLS; i++ ) {
			write( 'large', Buffer.alloc( 8_000_000, i ) );
			await killAt( chooseKill( ofBackup, i, random ), 'create' );
			ruinFiles();
			const kill = chooseKill( ofRestore, i, random );
			await killAt( kill, 'restore', id, '--yes' );
			expect( { SEED, kill, tables: await tablesAfterKill() } ).toEqual( {
				SEED,
				kill,
				tables: expect.stringMatching( /^(whole|ruined)$/ ),
			} );
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
	for ( const step of [ 'check', 'backup' ] ) {
		fs.writeFileSync( path.join( work, 'list' ), 'junk' );
		fs.writeFileSync( path.join( work, 'backup.json' ), unfinished );
		await killAt( { step, at: 1 }, 'restore', id, '--yes' );
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
