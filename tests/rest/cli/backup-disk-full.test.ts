import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import {
	create,
	list,
	places,
	ruin,
	state,
	useBackupSite,
	write,
} from './backup-site';
import { wp, wpError } from './wp-cli';

useBackupSite();

const MESSAGE =
	'The backup didn’t fit: the disk would have less than 16 MB left. Delete files or old backups, or keep fewer of them, and try again.';

/** The disk fills up after some files of a backup have been written. */
const fillDiskAfter = ( writes: number ) =>
	dropMustUsePlugin(
		'disk-full',
		`namespace Jetpack_Dashboard\\Backup;
		function disk_free_space() { static $writes = 0; return ++$writes > ${ writes } ? 0.0 : 1e9; }`
	);

const pieces = () =>
	fs
		.readdirSync( path.join( places.backups, 'pieces' ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.filter( ( name ) => /[0-9a-f]{64}$/.test( name ) );

it.each( [ 0, 1, 3 ] )(
	'leaves nothing of a backup if the disk is full after %d files, and keeps the others',
	async ( writes ) => {
		const id = await create();
		const before = [ await list(), pieces() ];
		for ( const name of [ 'one', 'two', 'three', 'four' ] ) {
			write( name, randomBytes( 1_000_000 ) );
		}
		const empty = fillDiskAfter( writes );
		try {
			expect( await wpError( 'backup', 'create' ) ).toContain( MESSAGE );
		} finally {
			empty();
		}
		expect( [ await list(), pieces() ] ).toEqual( before );
		await wp( 'backup', 'verify', id );
		await wp( 'backup', 'verify', await create() );
	}
);

it( 'changes nothing if the disk is too full for the backup before a restore', async () => {
	const id = await create();
	await ruin();
	const ruined = await state();
	const empty = fillDiskAfter( 1 );
	try {
		expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
			MESSAGE
		);
	} finally {
		empty();
	}
	expect( await state() ).toEqual( ruined );
	await wp( 'backup', 'restore', id, '--yes' );
	expect(
		fs.existsSync( path.join( places.folder, '../../../.maintenance' ) )
	).toBe( false );
} );
