import {
	focusedText,
	hiddenField,
	sendForm,
	textOf,
} from './support/admin-form';
import { restoreStateAfterwards } from './support/saved-state';
import { useScenario } from './support/site-state';
import { evalPhp, fetchPath, get, post } from './support/site';
import { clear, EVENT, LOG, read } from './activity';

const PAGE = '/wp-admin/admin.php?page=jetpack-activity';
const open = async ( query = '' ) =>
	( await fetchPath( PAGE + query, { as: 'admin' } ) ).text;

restoreStateAfterwards();
beforeAll( async () => {
	await useScenario( 'local' );
	await get( 'activity' );
} );
beforeEach( clear );

it( 'shows entries, escaped, with filters that stay', async () => {
	await evalPhp(
		`${ LOG }->add( ( new ${ EVENT }( 'users', 'created' ) )->about( 7, 'A & "B" <script>alert(1)</script>' ) );`
	);
	await post( 'settings', { sharing_label: '<i>5 > 4</i>' } );
	const html = await open();
	expect( textOf( html ) ).toContain( 'User added: A & &quot;B&quot;' );
	expect( html ).not.toContain( '<script>alert(1)' );
	expect( html ).not.toContain( '<i>5' );

	const filtered = await open( '&kind=users&s=%22%3E%3Cb%3E' );
	expect( filtered ).toMatch( /<option value="users"\s+selected/ );
	expect( filtered ).not.toContain( '"><b>' );
	expect( textOf( filtered ) ).toContain( 'No entries match your filters.' );
} );

it( 'undoes one change, and all since a change, after a preview', async () => {
	await post( 'settings', { sharing_label: 'One' } );
	await clear();
	await post( 'settings', { sharing_label: 'Two' } );
	await post( 'settings', { sharing_label: 'Three' } );
	const first = ( await read() )[ 1 ]?.id ?? 0;
	const html = await open();
	expect( html.match( />Undo</g ) ).toHaveLength( 2 );

	const preview = await open( `&restore=${ first }` );
	expect( textOf( preview ) ).toMatch(
		/Sharing: Label above the buttons\s+Three\s+One/
	);
	const response = await sendForm(
		[
			[ 'action', 'jetpack_dashboard_activity_restore' ],
			[ 'id', String( first ) ],
			[ '_wpnonce', hiddenField( preview, '_wpnonce' ) ],
		],
		'admin'
	);
	expect( await focusedText( response, 'admin' ) ).toBe(
		'The settings were restored.'
	);
	expect( ( await get( 'settings' ) ).body.sharing_label ).toBe( 'One' );
} );

it( 'downloads the chosen entries as CSV without formulas', async () => {
	await evalPhp(
		`foreach ( array( 'users' => '=1+1', 'content' => 'Other' ) as $kind => $label ) { ${ LOG }->add( ( new ${ EVENT }( $kind, 'deleted' ) )->about( 7, $label ) ); }`
	);
	const html = await open( '&kind=users' );
	const form = html.slice( html.indexOf( 'id="jp-activity-export"' ) );
	const body = {
		action: 'jetpack_dashboard_activity_export',
		kind: 'users',
		_wpnonce: hiddenField( form, '_wpnonce' ),
	};
	const send = ( as: 'admin' | 'editor' ) =>
		fetchPath( '/wp-admin/admin-post.php', {
			as,
			method: 'POST',
			headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
			body: new URLSearchParams( body ).toString(),
		} );
	const { text } = await send( 'admin' );
	const lines = text.trim().split( '\r\n' );
	expect( lines[ 0 ] ).toBe(
		'"Date","About","Event","Change","Who","IP address"'
	);
	expect( lines ).toHaveLength( 2 );
	expect( lines[ 1 ] ).toContain( '"User deleted: =1+1"' );
	expect( ( await send( 'editor' ) ).status ).toBe( 403 );
} );
