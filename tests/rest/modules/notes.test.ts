import { dropMustUsePlugin } from '../support/dropped-plugin';
import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp, fetchPath, get, site } from '../support/site';
import { likeAsVisitor } from './like-requests';
import {
	addComment,
	hasDot,
	readAll,
	SLUG,
	STATE,
	textsFor,
	useNotes,
} from './notes';
import { pageAt } from './support';

const COUNTER =
	"isset( $_SERVER['HTTP_X_TEST_QUERIES'] ) && add_action( 'shutdown', static function () { echo '<!-- queries: ' . $GLOBALS['wpdb']->num_queries . ' -->'; }, PHP_INT_MAX );";

restoreStateAfterwards();
const posts = useNotes();
let removeCounter = () => {};
beforeAll( () => {
	removeCounter = dropMustUsePlugin( 'query-counter', COUNTER );
} );
afterAll( () => removeCounter() );

/** Queries of a page's second view by the administrator. */
async function queriesOf( path: string ): Promise< number > {
	const view = () =>
		fetchPath( path, { as: 'admin', headers: { 'X-Test-Queries': '1' } } );
	await view();
	const queries = Number(
		/<!-- queries: (\d+) -->/.exec( ( await view() ).text )?.[ 1 ]
	);
	expect( queries ).toBeGreaterThan( 5 );
	return queries;
}

describe( 'the bell', () => {
	it( 'is in the toolbar while the module is on, with a script only in wp-admin', async () => {
		const admin = await pageAt( '/wp-admin/index.php', 'admin' );
		expect( admin ).toContain( 'wp-admin-bar-jetpack-notes' );
		expect( admin ).toContain( 'Notes/assets/notes.js' );
		const front = await pageAt( '/', 'admin' );
		expect( front ).toContain( 'page=jetpack-notifications' );
		expect( front ).not.toMatch( /Notes\/assets|jpNotes/ );
		expect( await pageAt( '/' ) ).not.toMatch( /jp-?notes|notifications/i );
		expect( await pageAt( '/wp-admin/', 'subscriber' ) ).not.toMatch(
			/jetpack-notes|notes\.js/
		);

		await switchModule( SLUG, false );
		expect( await pageAt( '/wp-admin/index.php', 'admin' ) ).not.toMatch(
			/jetpack-notes|notes\.js/
		);
		expect( await get( 'notes' ) ).toMatchObject( {
			status: 404,
			body: { code: 'not_active' },
		} );
		await switchModule( SLUG, true );
	} );

	it( 'adds no query to a page, neither in wp-admin nor outside of it', async () => {
		await addComment( posts.admin );
		for ( const path of [ '/wp-admin/edit.php', '/' ] ) {
			const queries = await queriesOf( path );
			await switchModule( SLUG, false );
			expect( await queriesOf( path ) ).toBe( queries );
			await switchModule( SLUG, true );
		}
	} );

	it( 'has a dot from an event until the user looks, for each user', async () => {
		expect( await hasDot() ).toBe( false );
		await addComment( posts.admin );
		expect( await hasDot() ).toBe( true );
		expect( await hasDot( 'admin', '/' ) ).toBe( true );
		expect( await readAll() ).toBe( false );
		expect( await hasDot() ).toBe( false );
		expect( await hasDot( 'editor' ) ).toBe( true );
		// In the same second, perhaps.
		await addComment( posts.admin );
		expect( await hasDot() ).toBe( true );
		await pageAt(
			'/wp-admin/admin.php?page=jetpack-notifications',
			'admin'
		);
		expect( await hasDot() ).toBe( false );
	} );

	it( 'shows authors what concerns their posts', async () => {
		await addComment( posts.admin );
		expect( await hasDot( 'author' ) ).toBe( false );
		await addComment( posts.author );
		expect( await hasDot( 'author' ) ).toBe( true );
		await readAll( 'author' );
		await likeAsVisitor( posts.author );
		expect( await hasDot( 'author' ) ).toBe( true );
	} );

	it( 'has no dot for what the user did, for spam, or for a form message that others can’t read', async () => {
		await evalPhp(
			`wp_set_current_user( 1 ); wp_insert_comment( array( 'comment_post_ID' => ${ posts.admin }, 'user_id' => 1, 'comment_content' => 'Mine', 'comment_approved' => '1' ) );`
		);
		expect( await hasDot() ).toBe( false );
		expect( await textsFor() ).toEqual( [] );
		await readAll( 'editor' );
		await addComment( posts.admin, 'Buy', { comment_approved: 'spam' } );
		expect( await hasDot( 'editor' ) ).toBe( false );
		expect( await hasDot( 'author' ) ).toBe( false );
	} );

	it( 'stores events once a minute at most while nobody looks', async () => {
		const state = () =>
			evalJson( `echo wp_json_encode( get_option( '${ STATE }' ) );` );
		await addComment( posts.admin );
		const first = await state();
		await site().setClock( 30 );
		await addComment( posts.admin );
		expect( await state() ).toEqual( first );
		await site().setClock( 90 );
		await addComment( posts.admin );
		expect( await state() ).not.toEqual( first );
		await site().setClock( 0 );
	} );

	it( 'is updated by the heartbeat', async () => {
		await addComment( posts.admin );
		const beat = ( login: string ) =>
			evalJson(
				`wp_set_current_user( get_user_by( 'login', '${ login }' )->ID ); echo wp_json_encode( apply_filters( 'heartbeat_send', array( 'other' => 1 ), 'edit-post' ) );`
			);
		expect( await beat( 'admin' ) ).toMatchObject( {
			other: 1,
			jetpack_dashboard_notes: true,
		} );
		expect( await beat( 'subscriber' ) ).not.toHaveProperty(
			'jetpack_dashboard_notes'
		);
	} );
} );
