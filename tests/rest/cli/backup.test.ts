import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import * as path from 'node:path';
import { site } from '../support/site';
import {
	create,
	idIn,
	list,
	places,
	ruin,
	state,
	useBackupSite,
	write,
} from './backup-site';
import { wp, wpError } from './wp-cli';

useBackupSite();

it( 'stores only what has changed', async () => {
	write( 'changed', 'changed since' );
	const id = await create();
	const rows = await list();
	expect( rows.map( ( row ) => row.reason ) ).toEqual( [
		'manual',
		'manual',
	] );
	expect( rows[ 1 ]?.id ).toBe( id );
	expect( rows[ 0 ]?.stored ).toBeGreaterThan( 9_000_000 );
	expect( rows[ 1 ]?.stored ).toBeLessThan( 3_000_000 );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
} );

it( 'restores files byte for byte and tables row by row, and back', async () => {
	const before = await state();
	const id = await create();
	await ruin();
	const ruined = await state();
	const safety = idIn( await wp( 'backup', 'restore', id, '--yes' ) );
	expect( await state() ).toEqual( before );
	await wp( 'backup', 'restore', safety, '--yes' );
	expect( await state() ).toEqual( ruined );
	await wp( 'backup', 'restore', id, '--yes' );
	expect( await state() ).toEqual( before );
	expect(
		fs.existsSync( path.join( site().contentDir, '../.maintenance' ) )
	).toBe( false );
} );

it( 'restores only the files, then only the database', async () => {
	const before = await state();
	const id = await create();
	await ruin();
	const ruined = await state();
	await wp( 'backup', 'restore', id, '--only=files', '--yes' );
	expect( await state() ).toEqual( { ...ruined, files: before.files } );
	await wp( 'backup', 'restore', id, '--only=database', '--yes' );
	expect( await state() ).toEqual( before );
} );

/** The stored piece with the most bytes: one of the file 'large'. */
function largestPiece(): string {
	const pieces = path.join( places.backups, 'pieces' );
	return String(
		fs
			.readdirSync( pieces )
			.flatMap( ( start ) =>
				fs
					.readdirSync( path.join( pieces, start ) )
					.map( ( name ) => path.join( pieces, start, name ) )
			)
			.sort(
				( a, b ) => fs.statSync( b ).size - fs.statSync( a ).size
			)[ 0 ]
	);
}

it( 'restores nothing of a damaged backup', async () => {
	const id = await create();
	write( 'large', 'a change' );
	const before = await state();
	const largest = largestPiece();
	const content = fs.readFileSync( largest );
	fs.truncateSync( largest, content.length - 1 );
	expect( await wpError( 'backup', 'verify', id ) ).toContain( 'damaged' );
	expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
		'damaged'
	);
	expect( await state() ).toEqual( before );
	fs.writeFileSync( largest, content );
	await wp( 'backup', 'verify', id );
} );

it( 'repairs pieces that were damaged', async () => {
	const large = randomBytes( 3_000_000 );
	write( 'large', large );
	const id = await create();
	const hash = createHash( 'sha256' ).update( large ).digest( 'hex' );
	const piece = path.join(
		places.backups,
		'pieces',
		hash.slice( 0, 2 ),
		hash
	);
	const content = fs.readFileSync( piece );
	fs.truncateSync( piece, content.length - 1 );
	await wp( 'backup', 'verify', await create() );

	const flipped = Buffer.from( content );
	flipped.writeUInt8( 255 - flipped.readUInt8( 1000 ), 1000 );
	fs.writeFileSync( piece, flipped );
	expect( await wpError( 'backup', 'verify', id ) ).toContain( 'damaged' );
	await wp( 'backup', 'create', '--full' );
	await wp( 'backup', 'verify', id );
} );

it( 'doesn’t write over a backup whose process was killed at its end', async () => {
	const id = await create();
	const work = path.join( places.backups, 'work' );
	fs.writeFileSync(
		path.join( work, 'backup.json' ),
		JSON.stringify( {
			id,
			after: Buffer.from( 'zzz' ).toString( 'base64' ),
			bytes: 0,
			files: 0,
			size: 0,
			skipped: 0,
		} )
	);
	fs.writeFileSync( path.join( work, 'list' ), '' );
	fs.writeFileSync( path.join( work, 'left.new' ), 'x' );
	const next = await create();
	expect( next ).not.toBe( id );
	await wp( 'backup', 'verify', id );
	await wp( 'backup', 'verify', next );
	expect( fs.readdirSync( work ).sort() ).toEqual( [
		'lock',
		'restore.json',
	] );
} );

it( 'restores nothing while a folder has the name of a file', async () => {
	const id = await create();
	fs.rmSync( path.join( places.folder, 'text' ) );
	fs.mkdirSync( path.join( places.folder, 'text' ) );
	expect( await wpError( 'backup', 'restore', id, '--yes' ) ).toContain(
		'Rename it first: uploads/backup-test/text'
	);
	fs.rmdirSync( path.join( places.folder, 'text' ) );
	await wp( 'backup', 'restore', id, '--yes' );
	expect(
		fs.readFileSync( path.join( places.folder, 'text' ), 'utf8' )
	).toBe( 'text' );
} );

it( 'deletes a backup and what only it used', async () => {
	for ( const row of await list() ) {
		await wp( 'backup', 'delete', String( row.id ), '--yes' );
	}
	const left = fs
		.readdirSync( path.join( places.backups, 'pieces' ) )
		.flatMap( ( start ) =>
			fs.readdirSync( path.join( places.backups, 'pieces', start ) )
		);
	expect( left ).toEqual( [] );
	expect( await wpError( 'backup', 'verify', '../../x' ) ).toContain(
		'no such backup'
	);
} );
