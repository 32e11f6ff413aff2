import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule, useScenario } from '../support/site-state';
import { evalJson, evalPhp } from '../support/site';
import { pageAt } from './support';
import type { Caller } from '../support/site';

const SLUG = 'masterbar';

restoreStateAfterwards();
beforeAll( () => useScenario( 'local' ) );
beforeEach( () => switchModule( SLUG, true ) );
afterAll( () => switchModule( SLUG, false ) );

/** The ids of the toolbar's items. */
const itemsFor = async ( as: Caller, path: string ) =>
	[
		...( await pageAt( path, as ) ).matchAll(
			/id=['"]wp-admin-bar-([\w.-]+)['"]/g
		),
	].map( ( [ , id = '' ] ) => id );

const OURS = [
	'edit.php',
	'edit.phppost_typepage',
	'upload.php',
	'edit-comments.php',
	'admin.phppagejetpack',
	'options-general.php',
	'write',
].map( ( id ) => `jetpack-toolbar-${ id.replace( /[^\w-]/g, '' ) }` );

it.each( [ '/', '/wp-admin/' ] )(
	'adds the main screens and a Write button at %s, without WordPress’s menu',
	async ( path ) => {
		const items = await itemsFor( 'admin', path );
		expect( items ).toEqual( expect.arrayContaining( OURS ) );
		expect( items ).toEqual(
			expect.arrayContaining( [
				'site-name',
				'new-content',
				'my-account',
			] )
		);
		expect( items ).not.toContain( 'wp-logo' );

		await switchModule( SLUG, false );
		const without = await itemsFor( 'admin', path );
		expect( without ).toContain( 'wp-logo' );
		expect( without.join() ).not.toContain( 'jetpack-toolbar' );
	}
);

it( 'has what a user can open', async () => {
	const ours = async ( as: Caller ) =>
		( await itemsFor( as, '/wp-admin/profile.php' ) )
			.filter( ( id ) => OURS.includes( id ) )
			.map( ( id ) => id.replace( 'jetpack-toolbar-', '' ) );
	expect( await ours( 'author' ) ).toEqual(
		expect.arrayContaining( [ 'editphp', 'uploadphp', 'write' ] )
	);
	expect( await ours( 'author' ) ).not.toContain( 'editphppost_typepage' );
	expect( await ours( 'subscriber' ) ).not.toContain( 'write' );
	expect( await ours( 'subscriber' ) ).not.toContain( 'editphp' );
} );

it( 'is not shown to visitors', async () => {
	expect( await itemsFor( 'anonymous', '/' ) ).toEqual( [] );
} );

it( 'shows comments only if some await moderation', async () => {
	const waiting = await evalJson< number[] >(
		"wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_content' => 'Wait.', 'comment_approved' => 0 ) ); $ids = get_comments( array( 'status' => 'hold', 'fields' => 'ids' ) ); foreach ( $ids as $id ) { wp_set_comment_status( $id, 'approve' ); } echo wp_json_encode( $ids );"
	);
	expect( waiting.length ).toBeGreaterThan( 0 );
	try {
		expect( await itemsFor( 'admin', '/' ) ).not.toContain( 'comments' );
	} finally {
		await evalPhp(
			`foreach ( array( ${ waiting.join() } ) as $id ) { wp_set_comment_status( $id, 'hold' ); }`
		);
	}
	expect( await itemsFor( 'admin', '/' ) ).toContain( 'comments' );
	await evalPhp(
		"foreach ( get_comments( array( 'status' => 'hold', 'search' => 'Wait.', 'fields' => 'ids' ) ) as $id ) { wp_delete_comment( $id, true ); }"
	);
} );
