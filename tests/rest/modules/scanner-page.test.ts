import { restoreStateAfterwards } from '../support/saved-state';
import {
	focusedText,
	follow,
	hiddenField,
	noticesOf,
	sendForm,
	textOf,
} from '../support/admin-form';
import { evalJson, evalPhp, get } from '../support/site';
import type { Wire } from '../support/site';
import { switchModule, useScenario } from '../support/site-state';
import { wp, wpError, wpJson } from '../cli/wp-cli';
import {
	forgetScans,
	plant,
	removePlanted,
	report,
	rows,
	scan,
	SLUG,
} from './scanner-site';
import { pageAt } from './support';

const PAGE = '/wp-admin/admin.php?page=jetpack-scan';
const PLACE = 'wp-content/uploads/a&amp;<b>.php';
const CODE = '<?php eval($_POST["<img src=x>"]);';

restoreStateAfterwards();
jest.setTimeout( 120_000 );

beforeAll( async () => {
	await useScenario( 'local' );
	await switchModule( SLUG, true );
	await forgetScans();
	plant( PLACE, CODE );
	await scan();
} );

afterAll( async () => {
	removePlanted();
	await forgetScans();
} );

const planted = async () =>
	( await rows() ).filter( ( { place } ) => place === PLACE );

async function setIgnored( id: string, isIgnored: boolean ) {
	const html = await pageAt( PAGE, 'admin' );
	const form = html.slice( html.indexOf( 'jetpack_dashboard_scan_ignore' ) );
	return sendForm(
		[
			[ 'action', 'jetpack_dashboard_scan_ignore' ],
			[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
			[ 'id', id ],
			[ 'ignored', isIgnored ? '1' : '' ],
		],
		'admin'
	);
}

it( 'says that themes can only be compared with the scan before', async () => {
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
		'There are no published files of themes to compare with.'
	);
} );

it( 'lists what was found, where and what to do, and escapes it', async () => {
	const html = await pageAt( PAGE, 'admin' );
	expect( html ).not.toContain( '<img src=x>' );
	expect( html ).not.toContain( '<b>.php' );
	const text = textOf( html );
	expect( text ).toContain( 'Runs code from requests' );
	expect( text ).toContain( 'PHP file among the uploads' );
	expect( text ).toContain( 'Plugins and themes can be edited in WordPress' );
	expect( text ).toMatch( /Last scan: .*, [\d,]+ files\./ );
	// Each button says for screen readers what it is about.
	expect( text ).toContain(
		'Ignore Plugins and themes can be edited in WordPress'
	);
} );

it.each( [ 'editor', 'author', 'contributor', 'subscriber' ] as const )(
	'is not for the role %s',
	async ( role ) => {
		expect( await pageAt( PAGE, role ) ).not.toContain( PLACE );
		const response = await sendForm(
			[
				[ 'action', 'jetpack_dashboard_scan' ],
				[ '_wpnonce', 'x' ],
			],
			role
		);
		expect( response.status ).toBe( 403 );
	}
);

it( 'refuses forms without a valid nonce', async () => {
	const [ { id } = { id: '' } ] = await planted();
	const response = await sendForm(
		[
			[ 'action', 'jetpack_dashboard_scan_ignore' ],
			[ '_wpnonce', 'x' ],
			[ 'id', id ],
			[ 'ignored', '1' ],
		],
		'admin'
	);
	expect( response.status ).toBe( 403 );
	expect( ( await planted() )[ 0 ]?.is_ignored ).toBe( '0' );
} );

it( 'lists the signs of a file in one row, and ignores them together', async () => {
	expect( await planted() ).toHaveLength( 2 );
	const html = await pageAt( PAGE, 'admin' );
	const places = html.match( /a&(?:amp;)+&lt;b&gt;\.php<\/td>/g );
	expect( places ).toHaveLength( 1 );

	const states = async () =>
		( await planted() ).map( ( { is_ignored } ) => is_ignored );
	const sendFile = async ( isIgnored: boolean ) => {
		const page = await pageAt( PAGE, 'admin' );
		const form = page.slice(
			page.indexOf( 'jetpack_dashboard_scan_ignore' )
		);
		await sendForm(
			[
				[ 'action', 'jetpack_dashboard_scan_ignore' ],
				[ '_wpnonce', hiddenField( form, '_wpnonce' ) ],
				[ 'id', ( await planted() )[ 0 ]?.id ?? '' ],
				[ 'ignored', isIgnored ? '1' : '' ],
				[ 'file', '1' ],
			],
			'admin'
		);
	};
	await sendFile( true );
	expect( await states() ).toEqual( [ '1', '1' ] );
	await sendFile( false );
	expect( await states() ).toEqual( [ '0', '0' ] );
} );

it( 'ignores a threat until it changes', async () => {
	const before = await report();
	for ( const { id } of await planted() ) {
		const html = await follow( await setIgnored( id, true ), 'admin' );
		expect( noticesOf( html, 'success' ) ).toEqual( [
			'Ignored, until it changes.',
		] );
	}
	expect( await scan() ).toMatchObject( {
		threats: before.threats - 2,
		ignored: 2,
	} );

	plant( PLACE, `${ CODE } // changed` );
	expect( await scan() ).toMatchObject( {
		threats: before.threats,
		ignored: 0,
	} );

	expect(
		await focusedText( await setIgnored( '999999', true ), 'admin' )
	).toBe( 'The last scan didn’t find this any more.' );
} );

it( 'starts a scan that goes on in the background', async () => {
	const html = await pageAt( PAGE, 'admin' );
	const response = await sendForm(
		[
			[ 'action', 'jetpack_dashboard_scan' ],
			[ '_wpnonce', hiddenField( html, '_wpnonce' ) ],
		],
		'admin'
	);
	expect( await focusedText( response, 'admin' ) ).toContain(
		'A scan is in progress'
	);
	expect( await report() ).toMatchObject( { is_running: true } );
	const ignoreAll = ( value: 0 | 1 ) =>
		evalPhp(
			`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}jetpack_dashboard_scan_threats SET is_ignored = ${ value }" );`
		);
	// What this scan finds isn't known yet.
	await ignoreAll( 1 );
	expect( textOf( await pageAt( PAGE, 'admin' ) ) ).toContain(
		'The last scan found no threats.'
	);
	await ignoreAll( 0 );
	await scan();
} );

it( 'tells administrators of new threats in the notifications', async () => {
	await switchModule( 'notes', true );
	expect( JSON.stringify( ( await get( 'notes' ) ).body ) ).toMatch(
		/The scan found \d+ new threats?/
	);
	await switchModule( 'notes', false );
} );

describe( 'wp jetpack scan', () => {
	const option = ( name: string ) =>
		evalJson< Wire >(
			`echo wp_json_encode( get_option( 'jetpack_dashboard_scan_${ name }' ) );`
		);

	it( 'runs a scan, and fails if there are threats', async () => {
		expect( await wpError( 'scan', 'run', '--full' ) ).toMatch(
			/\d+ threats were found/
		);
		expect( await wpJson( 'scan', 'status' ) ).toMatchObject( {
			is_running: false,
		} );
		const list = await wpJson( 'scan', 'threats' );
		expect( list ).toContainEqual(
			expect.objectContaining( {
				what: 'PHP file among the uploads',
				place: PLACE,
				ignored: false,
			} )
		);
	} );

	it( 'runs a full scan after the slice of another process', async () => {
		// It has the lock, and saves its progress at the end of its slice.
		await evalPhp(
			`Jetpack_Dashboard\\Plugin::container()->get( Jetpack_Dashboard\\Features\\Scanner\\Scanner::class )->start();
			add_option( 'jetpack_dashboard_lock_scan', ( time() + 50 ) . ':other', '', false );
			add_option( 'scan_progress', get_option( 'jetpack_dashboard_scan_state' ), '', false );`
		);
		expect( await option( 'state' ) ).toMatchObject( { is_full: false } );
		const command = wpError( 'scan', 'run', '--full' );
		while ( ! ( await option( 'wanted' ) ) ) {
			await new Promise( ( resolve ) => setTimeout( resolve, 200 ) );
		}
		await evalPhp(
			`update_option( 'jetpack_dashboard_scan_state', get_option( 'scan_progress' ), false );
			delete_option( 'scan_progress' );
			delete_option( 'jetpack_dashboard_lock_scan' );`
		);
		await command;
		expect( await option( 'state' ) ).toMatchObject( {
			is_running: false,
			is_full: true,
		} );
	} );

	it( 'ignores and un-ignores', async () => {
		const [ { id } = { id: '' } ] = await planted();
		expect( await wp( 'scan', 'ignore', id ) ).toContain( 'Ignored' );
		expect( ( await planted() )[ 0 ]?.is_ignored ).toBe( '1' );
		await wp( 'scan', 'ignore', id, '--undo' );
		expect( ( await planted() )[ 0 ]?.is_ignored ).toBe( '0' );
		expect( await wpError( 'scan', 'ignore', '999999' ) ).toContain(
			'no_such_threat'
		);
	} );
} );
