import { dropMustUsePlugin } from './support/dropped-plugin';
import { evalData, evalPhp, fetchPath } from './support/site';

/** Responds with the number of WordPress's blocks and of patterns. */
const COUNTS = `
add_action( 'wp_loaded', static function () {
	$names = array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() );
	$blocks = count( preg_grep( '~^core/~', $names ) );
	$patterns = count( WP_Block_Patterns_Registry::get_instance()->get_all_registered() );
	header( sprintf( 'X-Loaded: %s blocks, %s patterns', $blocks > 50 ? 'all' : $blocks, $patterns > 50 ? 'all' : $patterns ) );
} );`;

let remove: () => void;
beforeAll( () => {
	remove = dropMustUsePlugin( 'counts', COUNTS );
} );
afterAll( () => remove() );

const LOADED = {
	'/': 'all blocks, all patterns',
	'/?s=road': 'all blocks, all patterns',
	'/wp-json/wp/v2/posts': 'all blocks, all patterns',
	'/wp-json/jetpack/v4/search/results?s=road': 'all blocks, 0 patterns',
	'/wp-json/jetpack/v4/settings': '0 blocks, 0 patterns',
	'/wp-admin/post-new.php': 'all blocks, all patterns',
	'/wp-admin/site-editor.php': 'all blocks, all patterns',
	'/wp-admin/index.php': 'all blocks, 0 patterns',
	'/wp-admin/admin.php?page=jetpack': '0 blocks, 0 patterns',
};

it.each( Object.entries( LOADED ) )(
	'a request for %s runs with %s',
	async ( path, loaded ) => {
		const { headers } = await fetchPath( path, { as: 'admin' } );
		expect( headers[ 'x-loaded' ] ).toBe( loaded );
	}
);

it( 'PHP of a test runs with the blocks unless it only handles data', async () => {
	const count =
		'echo count( preg_grep( "~^core/~", array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) ) );';
	expect( Number( await evalPhp( count ) ) ).toBeGreaterThan( 50 );
	expect( await evalData( count ) ).toBe( '0' );
} );
