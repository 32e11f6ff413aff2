import * as fs from 'node:fs';
import * as path from 'node:path';
import { forgetKeys, loseSiteKey, turnOn } from './backup-encryption-site';
import {
	after,
	IN_MAIN,
	backups,
	before,
	create,
	files,
	interrupt,
	list,
	othersIn,
	read,
	rest,
	restore,
	setOtherFiles,
	useScopeSite,
} from './backup-scope-site';
import { wpError } from './wp-cli';

useScopeSite();

it( 'leaves all other files as they are, byte for byte, if the backup doesn’t have them', async () => {
	await setOtherFiles( false );
	const id = await create();
	expect( othersIn( await files( id ) ) ).toEqual( [] );
	after();
	const others = rest();
	const safety = await restore( id );
	expect( rest() ).toEqual( others );
	expect( Object.keys( others ) ).toEqual(
		expect.arrayContaining( [
			'scope-cache/empty',
			'scope-cache/new/b.txt',
			'object-cache-scope.php',
		] )
	);
	for ( const name of IN_MAIN ) {
		expect( [
			read( `${ name }/kept.txt` ),
			read( `${ name }/deleted.txt` ),
			read( `${ name }/new/new.txt` ),
		] ).toEqual( [ 'before', 'before', null ] );
	}
	expect( ( await list() ).slice( -2 ) ).toMatchObject( [
		{ id, scope: 'main', reason: 'manual' },
		{ id: safety, scope: 'all', reason: 'restore' },
	] );
	// The safety backup has everything, so that it brings everything back.
	expect( await files( safety ) ).toEqual(
		expect.arrayContaining( [ 'scope-cache/new/b.txt' ] )
	);
	before();
	await restore( safety );
	expect( [
		read( 'scope-cache/deep/a.txt' ),
		read( 'object-cache-scope.php' ),
	] ).toEqual( [ 'after', '<?php // after' ] );
} );

it( 'refuses a file or folder that the backup doesn’t have by choice', async () => {
	const id = await create( '--scope=main' );
	after();
	const now = await list();
	const others = rest();
	for ( const file of [
		'languages/scope.mo',
		'languages',
		'scope-cache/deep',
		'object-cache-scope.php',
	] ) {
		expect(
			await wpError(
				'backup',
				'restore',
				id,
				`--file=wp-content/${ file }`,
				'--yes'
			)
		).toContain(
			`Of the files, the backup has only uploads, themes and plugins, so wp-content/${ file } can’t be restored from it.`
		);
	}
	expect( await list() ).toEqual( now );
	expect( rest() ).toEqual( others );
	await restore( id, '--file=wp-content/mu-plugins/scope' );
	expect( read( 'mu-plugins/scope/kept.txt' ) ).toBe( 'before' );
	expect( rest() ).toEqual( others );
} );

it( 'keeps it in the encrypted part of an encrypted backup', async () => {
	await turnOn();
	try {
		await setOtherFiles( false );
		const id = await create();
		const manifest = fs.readFileSync(
			path.join( backups(), 'backups', `${ id }.json` ),
			'utf8'
		);
		expect( manifest ).not.toMatch( /folders|uploads/ );
		after();
		const others = rest();
		await restore( id );
		expect( rest() ).toEqual( others );
		expect( read( 'uploads/scope/kept.txt' ) ).toBe( 'before' );
		await interrupt( 'main' );
		await create();
		expect( ( await list() ).slice( -3 ) ).toMatchObject( [
			{ id, scope: 'main', encrypted: 'yes' },
			{ scope: 'all', encrypted: 'yes' },
			{ scope: 'main', encrypted: 'yes' },
		] );
		await loseSiteKey();
		expect( ( await list() ).at( -1 ) ).toMatchObject( {
			scope: '',
			encrypted: 'locked',
		} );
	} finally {
		await forgetKeys();
	}
} );
