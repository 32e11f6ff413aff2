import * as fs from 'node:fs';
import * as path from 'node:path';
import {
	forgetKeys,
	loseSiteKey,
	PASSPHRASE,
} from '../cli/backup-encryption-site';
import { wp, wpError } from '../cli/wp-cli';
import { summaries } from '../activity';
import {
	follow,
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from '../support/admin-form';
import { dropMustUsePlugin } from '../support/dropped-plugin';
import { evalPhp, get, post, site } from '../support/site';
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
afterAll( async () => {
	await forgetKeys();
	await removeBackups();
} );

/** Submits a form about the encryption; resolves with the next page. */
async function submit(
	action: 'passphrase' | 'encryption_off' | 'unlock',
	fields: Record< string, string > = {}
): Promise< string > {
	const name = `jetpack_dashboard_backup_${ action }`;
	const html = await pageAt( PAGE, 'admin' );
	const form = html.slice( html.indexOf( `value="${ name }"` ) );
	return follow(
		await sendForm(
			[
				[ 'action', name ],
				[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
				...Object.entries( fields ),
			],
			'admin'
		),
		'admin'
	);
}

const setPassphrase = (
	passphrase: string,
	again = passphrase,
	confirmed = '1'
) =>
	submit( 'passphrase', {
		passphrase,
		passphrase_again: again,
		confirmed,
	} );

const unlock = ( passphrase: string ) => submit( 'unlock', { passphrase } );

const keys = () =>
	evalPhp( `echo get_option( 'jetpack_dashboard_backup_keys', 'none' );` );

it( 'says what losing the passphrase means before it is set', async () => {
	const text = textOf( await pageAt( PAGE, 'admin' ) );
	expect( text ).toContain( 'New backups aren’t encrypted' );
	expect( text ).toContain(
		'If this server and the passphrase are lost, so are your backups.'
	);
	expect( text ).toContain( 'nobody can recover it' );
	expect( text ).not.toContain( 'Enter the passphrase' );
} );

it.each( [
	[ 'short', 'short', '1', 'at least 12 characters' ],
	[ PASSPHRASE, 'something else, but long', '1', 'are different' ],
	[ PASSPHRASE, PASSPHRASE, '', 'Confirm that you have kept' ],
	[ '', '', '1', 'at least 12 characters' ],
] )( 'refuses %j with %j and %j', async ( one, two, confirmed, error ) => {
	const html = await setPassphrase( one, two, confirmed );
	expect( noticesOf( html, 'error' ).join() ).toContain( error );
	for ( const typed of [ one, two ].filter( ( text ) => text.length > 5 ) ) {
		expect( html ).not.toContain( typed );
	}
	expect( /name="confirmed"[^>]*checked/.test( html ) ).toBe(
		confirmed === '1'
	);
	expect( await keys() ).toBe( 'none' );
} );

it( 'encrypts new backups, which restore as before', async () => {
	const html = await setPassphrase( ` ${ PASSPHRASE } ` );
	expect( noticesOf( html, 'success' ) ).toEqual( [
		'New backups are encrypted.',
	] );
	expect( await keys() ).not.toContain( PASSPHRASE );
	await create();
	const [ plain = '', id = '' ] = await ids();
	expect( await list() ).toMatchObject( [
		{ encrypted: 'no' },
		{ encrypted: 'yes' },
	] );
	const page = textOf( await pageAt( PAGE, 'admin' ) );
	expect( page ).toMatch( /Database tables: \d+\. Encrypted\./ );
	expect( page ).toContain(
		'New backups are encrypted with your passphrase, here and at the storage. Downloads aren’t'
	);
	expect(
		textOf( await pageAt( `${ PAGE }&restore=${ plain }`, 'admin' ) )
	).toContain( 'This backup isn’t encrypted.' );
	expect(
		textOf( await pageAt( `${ PAGE }&restore=${ id }`, 'admin' ) )
	).not.toContain( 'This backup isn’t encrypted.' );

	fs.writeFileSync( upload(), 'after' );
	await restore( id );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	fs.writeFileSync( upload(), 'after' );
	await restore( id, {
		part: 'file',
		path: 'wp-content/uploads/backup-page.txt',
	} );
	expect( fs.readFileSync( upload(), 'utf8' ) ).toBe( 'before' );
	expect( await summaries( 'kind=backup' ) ).toEqual(
		expect.arrayContaining( [
			expect.stringMatching( /^Encryption of backups turned on/ ),
		] )
	);
} );

it( 'finds an earlier version of a file in an encrypted backup', async () => {
	const versions = await evalPhp(
		`echo wp_json_encode( array_values( iterator_to_array( ( new Jetpack_Dashboard\\Backup\\File_Versions( new Jetpack_Dashboard\\Backup\\Backup_Folder() ) )->of( 'uploads/backup-page.txt', 1000 ) ) ) );`
	);
	expect( JSON.parse( versions ) ).toContain( 'before' );
} );

it( 'asks for the passphrase after the site’s keys have changed', async () => {
	await create();
	const [ id = '' ] = ( await ids() ).slice( -1 );
	await loseSiteKey();
	const html = await pageAt( PAGE, 'admin' );
	const text = textOf( html );
	expect( text ).toContain(
		'No backups are created until you enter the passphrase'
	);
	expect( text ).toContain( 'Encrypted: its passphrase is needed.' );
	expect( html ).not.toContain( `restore=${ id }"` );
	expect(
		noticesOf(
			await follow(
				await send( 'restore', id, {
					asked: ( await ids() )[ 0 ] ?? '',
				} ),
				'admin'
			),
			'error'
		).join()
	).toContain( 'The backup is encrypted' );

	await post( 'module/backups/run', { start: true } );
	expect( ( await report() ).error ).toContain(
		'the keys in wp-config.php have changed'
	);
	const before = await keys();
	const wrong = await unlock( 'wrong horse battery staple' );
	expect( noticesOf( wrong, 'error' ) ).toContain(
		'The passphrase is wrong. Nothing was changed.'
	);
	expect( wrong ).not.toContain( 'wrong horse' );
	expect( await keys() ).toBe( before );
	expect( noticesOf( await unlock( PASSPHRASE ), 'success' ) ).toEqual( [
		'Unlocked the backups.',
	] );
	expect( await report() ).toMatchObject( { error: '', failed_at: 0 } );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	expect( ( await create() ).error ).toBe( '' );
} );

it( 'stops if the database has lost the key, and says what to do', async () => {
	const before = await keys();
	await forgetKeys();
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
		'No backups are created until you enter the passphrase: the last backup is encrypted'
	);
	await submit( 'encryption_off' );
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).not.toContain(
		'No backups are created'
	);
	await forgetKeys();
	expect( noticesOf( await unlock( PASSPHRASE ), 'success' ) ).toEqual( [
		'Unlocked the backups.',
	] );
	expect( JSON.parse( await keys() ) ).toMatchObject( {
		on: true,
		own: JSON.parse( before ).own,
	} );
} );

it( 'limits how often passphrases are tried', async () => {
	await loseSiteKey();
	// At the start of one of the periods in which attempts are counted.
	const nextPeriod = 900 - ( Math.floor( Date.now() / 1000 ) % 900 );
	await site().setClock( nextPeriod );
	try {
		for ( let attempt = 0; attempt < 11; attempt++ ) {
			await unlock( `wrong passphrase ${ attempt }` );
		}
		expect(
			noticesOf( await unlock( PASSPHRASE ), 'error' ).join()
		).toContain( 'Too many attempts. Wait 15 minutes' );
		await site().setClock( nextPeriod + 1000 );
		expect( noticesOf( await unlock( PASSPHRASE ), 'success' ) ).toEqual( [
			'Unlocked the backups.',
		] );
	} finally {
		await site().setClock( 0 );
	}
} );

it( 'changes the passphrase, and turns encryption off', async () => {
	const [ id = '' ] = ( await ids() ).slice( -1 );
	const wrapped = () =>
		fs
			.readdirSync( path.join( folder(), 'keys' ) )
			.map( ( name ) =>
				fs.readFileSync( path.join( folder(), 'keys', name ), 'utf8' )
			);
	const before = wrapped();
	expect(
		noticesOf( await setPassphrase( 'a completely new one' ), 'success' )
	).toEqual( [ 'Changed the passphrase.' ] );
	expect( wrapped() ).toHaveLength( 1 );
	expect( wrapped() ).not.toEqual( before );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
	expect( noticesOf( await submit( 'encryption_off' ), 'success' ) ).toEqual(
		[
			'New backups aren’t encrypted. Existing ones stay encrypted: keep their passphrase.',
		]
	);
	await create();
	expect( ( await list() ).at( -1 ) ).toMatchObject( { encrypted: 'no' } );
	expect( await wp( 'backup', 'verify', id ) ).toContain( 'complete' );
} );

it( 'offers no encryption without sodium’s Argon2id, and says why', async () => {
	await setPassphrase( PASSPHRASE );
	const remove = dropMustUsePlugin(
		'no-sodium',
		`namespace Jetpack_Dashboard\\Backup; function extension_loaded( $name ) { return 'sodium' !== $name && \\extension_loaded( $name ); }`
	);
	const render = () =>
		site().wpEvalAlone(
			`wp_set_current_user( 1 ); Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Backups\\Backups_Page::class )->render();`
		);
	try {
		const why = 'need PHP’s sodium extension with Argon2id';
		expect( await wpError( 'backup', 'create' ) ).toContain( why );
		await forgetKeys();
		const html = await render();
		expect( textOf( html ) ).toContain( why );
		expect( html ).not.toContain( 'name="passphrase"' );
		expect(
			await wpError( 'backup', 'encryption', 'on', '--yes' )
		).toContain( why );
	} finally {
		remove();
	}
	expect( await render() ).toContain( 'name="passphrase"' );
} );

it( 'sends no key to the browser', async () => {
	await setPassphrase( PASSPHRASE );
	const stored = JSON.parse( await keys() ) as {
		keys: Record< string, { box: string; file: string } >;
	};
	const html = await pageAt( PAGE, 'admin' );
	const data = JSON.stringify( ( await get( 'module/backups/data' ) ).body );
	for ( const { box, file } of Object.values( stored.keys ) ) {
		expect( html + data ).not.toContain( box );
		expect( html + data ).not.toContain( JSON.parse( file ).key );
	}
} );
