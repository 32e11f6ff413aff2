import * as fs from 'node:fs';
import * as os from 'node:os';
import * as path from 'node:path';
import { follow, noticesOf, sendForm, textOf } from '../support/admin-form';
import { summaries } from '../activity';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, fetchPath, site } from '../support/site';
import {
	create,
	folder,
	ids,
	list,
	PAGE,
	prepareBackups,
	removeBackups,
	report,
	restore,
	send,
	upload,
} from './backups-site';
import { pageAt } from './support';

jest.setTimeout( 180_000 );

beforeAll( prepareBackups );
afterAll( removeBackups );

it( 'lists the backups, and starts one', async () => {
	const text = textOf( await pageAt( PAGE, 'admin' ) );
	expect( text ).toContain( 'Created by hand' );
	expect( text ).toMatch( /Files: [\d,]+ \(.*B\)\. Database tables: \d+/ );
	expect( text ).toMatch( /Last backup: [^:]+:\d\d [ap]m\. Files: / );
	expect( text ).toContain( folder() );
	const html = await follow( await send( 'create', '' ), 'admin' );
	expect( textOf( html ) ).toContain( 'A backup is being created.' );
	// Without JavaScript and cron.
	const link = /<noscript>.*?href="[^"]*(page=jetpack-backups[^"]*)"/s
		.exec( html )?.[ 1 ]
		?.replace( '&#038;', '&' );
	for ( let count = 0; ( await report() ).is_running; count++ ) {
		expect( count ).toBeLessThan( 100 );
		const { headers } = await fetchPath( `/wp-admin/admin.php?${ link }`, {
			as: 'admin',
		} );
		expect( headers.location ).toMatch(
			/page=jetpack-backups#jp-progress$/
		);
	}
	expect( ( await report() ).count ).toBe( 2 );
} );

it( 'restores a backup after asking', async () => {
	await create();
	const id = ( await ids() ).pop() ?? '';
	fs.writeFileSync( upload(), 'after' );
	// WP-CLI and cron may have created it without https.
	const manifest = path.join( folder(), 'backups', `${ id }.json` );
	const json = fs.readFileSync( manifest, 'utf8' );
	expect( json ).toContain( '"address":"http:' );
	fs.writeFileSync(
		manifest,
		json.replace( '"address":"http:', '"address":"https:' )
	);
	await evalPhp( `update_option( 'blogname', 'After the backup' );` );

	expect(
		textOf( await pageAt( `${ PAGE }&restore=${ id }`, 'admin' ) )
	).toMatch( /Restore the backup of .*\?.* Created by hand\. Files: /s );
	await restore( id );
	const page = await pageAt( PAGE, 'admin' );
	expect( noticesOf( page, 'success' ).join() ).toContain(
		'Restored the backup.'
	);
	// Both may have been created in the same minute.
	expect( textOf( page ) ).toMatch(
		/Restore… .*m Before a restore\s+Download/s
	);
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	expect( await evalPhp( `echo get_option( 'blogname' );` ) ).not.toBe(
		'After the backup'
	);
	expect( ( await list() ).pop() ).toMatchObject( { reason: 'restore' } );
	expect( await report() ).toMatchObject( { is_running: false } );
	expect( await summaries( 'kind=backup' ) ).toEqual(
		expect.arrayContaining( [
			expect.stringMatching( /^Backup restored: \w+ \d/ ),
			expect.stringMatching( /^Backup created: \w+ \d/ ),
		] )
	);
} );

it( 'no longer shows the result of a restore after the next backup', async () => {
	const notices = async () =>
		noticesOf( await pageAt( PAGE, 'admin' ), 'success' ).join();
	await restore( ( await ids() ).pop() ?? '' );
	expect( await notices() ).toContain( 'Restored the backup.' );
	// The time of a backup is in seconds.
	await new Promise( ( resolve ) => setTimeout( resolve, 1100 ) );
	await create();
	expect( await notices() ).toBe( '' );
} );

it.each( [ 'restore', 'delete' ] )(
	'says that a backup is gone instead of asking: %s',
	async ( name ) => {
		const html = await pageAt(
			`${ PAGE }&${ name }=20200101-000000-abcdef`,
			'admin'
		);
		expect( noticesOf( html, 'error' ) ).toEqual( [
			'There is no such backup.',
		] );
	}
);

it.each( [
	[ 'database', 'after', false ],
	[ 'files', 'before', true ],
] )( 'restores only the %s', async ( part, text, isNewName ) => {
	fs.writeFileSync( upload(), 'before' );
	const name = await evalPhp( `echo get_option( 'blogname' );` );
	await create();
	const id = ( await ids() ).pop() ?? '';
	fs.writeFileSync( upload(), 'after' );
	await evalPhp( `update_option( 'blogname', 'New name' );` );
	await restore( id, { part } );
	expect(
		noticesOf( await pageAt( PAGE, 'admin' ), 'success' ).join()
	).toContain( 'Restored the backup.' );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( text );
	expect( await evalPhp( `echo get_option( 'blogname' );` ) ).toBe(
		isNewName ? 'New name' : name
	);
	await evalPhp( `update_option( 'blogname', '${ name }' );` );
} );

it( 'says which address is replaced', async () => {
	const [ id = '' ] = await ids();
	const asks = async () =>
		textOf( await pageAt( `${ PAGE }&restore=${ id }`, 'admin' ) );
	expect( await asks() ).not.toContain( 'is replaced with' );
	const manifest = path.join( folder(), 'backups', `${ id }.json` );
	const json = fs.readFileSync( manifest, 'utf8' );
	fs.writeFileSync(
		manifest,
		json.replace( /"home":"[^"]*"/, '"home":"http:\\/\\/old.example"' )
	);
	expect( await asks() ).toContain(
		'The site had the address http://old.example then. In posts and settings it is replaced with http://127.0.0.1'
	);
	fs.writeFileSync( manifest, json );
} );

it( 'restores nothing if the part is unknown', async () => {
	const before = await ids();
	expect(
		noticesOf(
			await follow(
				await send( 'restore', before[ 0 ] ?? '', { part: 'themes' } ),
				'admin'
			),
			'error'
		)
	).toEqual( [ 'Choose what to restore.' ] );
	expect( await ids() ).toEqual( before );
} );

it( 'restores nothing if the disk has too little space', async () => {
	const [ id = '' ] = await ids();
	const remove = dropMustUsePlugin(
		'free-space',
		`namespace Jetpack_Dashboard\\Backup; function disk_free_space() { return 2048.0; }`
	);
	try {
		await restore( id );
		expect(
			noticesOf( await pageAt( PAGE, 'admin' ), 'error' ).join()
		).toMatch(
			/too little free space to restore the backup: \d+ MB are needed, 2 KB are free/
		);
		expect( await report() ).toMatchObject( { is_partly_restored: false } );
	} finally {
		remove();
	}
} );

it( 'warns about folders of the site that backups don’t have', async () => {
	const warnings = async () =>
		noticesOf( await pageAt( PAGE, 'admin' ), 'warning' );
	expect( await warnings() ).toEqual( [] );
	const outside = fs.mkdtempSync( path.join( os.tmpdir(), 'uploads-' ) );
	const link = path.join( site().contentDir, 'linked' );
	fs.symlinkSync( outside, link );
	const remove = dropMustUsePlugin(
		'uploads-elsewhere',
		`add_filter( 'upload_dir', static fn( $dirs ) => array( 'basedir' => '${ link }' ) + $dirs );`
	);
	try {
		expect( await warnings() ).toEqual( [
			`The folder ${ link } is outside of wp-content. Backups don’t have its files.`,
		] );
	} finally {
		remove();
		fs.rmSync( link );
		fs.rmdirSync( outside );
	}
} );

it( 'restores nothing where files may not be changed', async () => {
	const id = ( await ids() ).pop() ?? '';
	const remove = dropMustUsePlugin(
		'no-file-mods',
		`add_filter( 'file_mod_allowed', '__return_false' );`
	);
	try {
		expect( await pageAt( PAGE, 'admin' ) ).not.toContain( 'Restore…' );
		expect(
			textOf( await pageAt( `${ PAGE }&restore=${ id }`, 'admin' ) )
		).not.toContain( 'Restore the backup' );
	} finally {
		remove();
	}
} );

it( 'deletes a backup after asking, and says if it is the only one', async () => {
	await create();
	const all = await ids();
	const id = all.pop() ?? '';
	const question = async () =>
		textOf( await pageAt( `${ PAGE }&delete=${ id }`, 'admin' ) );
	expect( await pageAt( PAGE, 'admin' ) ).toContain( `delete=${ id }` );
	expect( await question() ).toMatch( /Delete the backup of .*\?/ );
	expect( await question() ).toContain( 'The other backups stay complete.' );
	expect( await ids() ).toContain( id );
	for ( const other of all ) {
		await send( 'delete', other );
	}
	expect( await question() ).toContain( 'This is your only backup.' );
	expect(
		noticesOf(
			await follow( await send( 'delete', id ), 'admin' ),
			'success'
		)
	).toEqual( [ 'Deleted the backup.' ] );
	expect( await ids() ).toEqual( [] );
	await create();
} );

it( 'says when a backup is gone', async () => {
	const [ shown = '' ] = await ids();
	expect(
		noticesOf(
			await follow(
				await send( 'delete', '20260101-000000-aaaaaa', {
					asked: shown,
				} ),
				'admin'
			),
			'error'
		)
	).toEqual( [ 'There is no such backup.' ] );
} );

it.each( [ 'editor', 'author', 'contributor', 'subscriber' ] as const )(
	'is not for the role %s',
	async ( role ) => {
		expect( await pageAt( PAGE, role ) ).not.toContain( folder() );
		for ( const action of [ 'create', 'delete', 'restore' ] ) {
			const response = await sendForm(
				[
					[ 'action', `jetpack_dashboard_backup_${ action }` ],
					[ '_wpnonce', 'x' ],
				],
				role
			);
			expect( response.status ).toBe( 403 );
		}
	}
);

it.each( [ 'create', 'delete', 'restore' ] )(
	'refuses the form %s without a valid nonce',
	async ( action ) => {
		const before = await ids();
		const response = await sendForm(
			[
				[ 'action', `jetpack_dashboard_backup_${ action }` ],
				[ '_wpnonce', 'x' ],
				[ 'id', before[ 0 ] ?? '' ],
			],
			'admin'
		);
		expect( response.status ).toBe( 403 );
		expect( await ids() ).toEqual( before );
	}
);
