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

/** What PHP says about the free space of the disk. */
const setFreeSpace = ( php: string ) =>
	dropMustUsePlugin(
		'disk-full',
		`namespace Jetpack_Dashboard\\Backup;
		function disk_free_space() { ${ php } }`
	);

/** The disk fills up after some pieces have been stored. Before, the space is read twice for the estimate, and once for the note of it. */
const fillDiskAfter = ( pieces: number ) =>
	setFreeSpace(
		`static $reads = 0; return ++$reads > ${ pieces + 3 } ? 0.0 : 1e9;`
	);

const pieces = () =>
	fs
		.readdirSync( path.join( places.backups, 'pieces' ), {
			recursive: true,
			encoding: 'utf8',
		} )
		.filter( ( name ) => /[0-9a-f]{64}$/.test( name ) );

it.each( [ 0, 1, 3 ] )(
	'leaves nothing of a backup if the disk is full after %d pieces, and keeps the others',
	async ( count ) => {
		const id = await create();
		const before = [ await list(), pieces() ];
		for ( const name of [ 'one', 'two', 'three', 'four' ] ) {
			write( name, randomBytes( 1_000_000 ) );
		}
		const empty = fillDiskAfter( count );
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

it( 'refuses a backup that won’t fit before it stores anything', async () => {
	for ( const name of [ 'one', 'two', 'three', 'four' ] ) {
		fs.rmSync( path.join( places.folder, name ), { force: true } );
	}
	await create();
	const before = [ await list(), pieces() ];
	const stored = async ( megabytes: number | false ) => {
		const mend = setFreeSpace(
			megabytes === false
				? 'return false;'
				: `return ${ 16 + megabytes } * 1048576.0;`
		);
		try {
			const id = await create();
			return ( await list() ).find( ( row ) => row[ 'id' ] === id );
		} finally {
			mend();
		}
	};
	// Only what is new: 7 MB, of which the text counts half.
	write( 'new', randomBytes( 5_000_000 ) );
	write( 'new.txt', randomBytes( 1_500_000 ).toString( 'hex' ) );
	const mend = setFreeSpace( 'return 20.5 * 1048576;' );
	try {
		expect( await wpError( 'backup', 'create' ) ).toMatch(
			/The disk has too little space, so nothing was stored: the backup needs about [67] MB, and 5 MB can be used\. Delete files or old backups, or keep fewer of them, and try again\./
		);
	} finally {
		mend();
	}
	expect( [ await list(), pieces() ] ).toEqual( before );
	await stored( 8 );
	// Nothing has changed now. The whole site has more than 5 MB.
	await stored( 4 );
	await stored( false );
} );

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
