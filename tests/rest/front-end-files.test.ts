import { gzipSync } from 'node:zlib';
import { dropMustUsePlugin } from './support/dropped-plugin';
import { restoreStateAfterwards } from './support/saved-state';
import { deleteSettings, setOption, useScenario } from './support/site-state';
import { evalJson, evalPhp, fetchPath, site } from './support/site';
import { MODULE_SLUGS } from './module-headers';
import { createPost, deletePosts } from './modules/site-pages';
import type { SitePost } from './modules/site-pages';
import { SETTINGS_THAT_ADD_FILES } from './settings-that-add-files';

/** For all modules together, as visitors download them. */
const MAX_BYTES = 15_000;

/**
 * A request may specify the active modules, leave out the plugin, or ask for the
 * number of queries at the end of the page.
 */
const SWITCHES = `
if ( isset( $_SERVER['HTTP_X_TEST_MODULES'] ) ) {
	add_filter( 'jetpack_active_modules', static function () {
		return array_filter( explode( ',', $_SERVER['HTTP_X_TEST_MODULES'] ) );
	} );
}
if ( isset( $_SERVER['HTTP_X_TEST_WITHOUT_PLUGIN'] ) ) {
	add_filter( 'option_active_plugins', static function ( $plugins ) {
		return array_values( array_diff( $plugins, array( 'jetpack-dashboard/jetpack-dashboard.php' ) ) );
	} );
}
isset( $_SERVER['HTTP_X_TEST_COUNT'] ) && add_action( 'shutdown', static function () {
	echo '<!-- queries: ' . $GLOBALS['wpdb']->num_queries . ' -->';
}, PHP_INT_MAX );`;

restoreStateAfterwards();

let posts: SitePost[] = [];
let remove = () => {};

const addPost = async ( content: string ): Promise< string > => {
	const post = await createPost( {
		post_title: 'A post',
		post_content: content,
		tags_input: [ 'files' ],
	} );
	posts = [ ...posts, post ];
	return post.path;
};

beforeAll( async () => {
	await useScenario( 'local' );
	await deleteSettings();
	await evalPhp( 'Jetpack_Dashboard\\Lifecycle::store_defaults();' );
	remove = dropMustUsePlugin( 'front-end-switches', SWITCHES );
	await addPost( 'Words.' );
} );
afterAll( async () => {
	remove();
	await deletePosts( posts );
} );

const view = async (
	path: string,
	headers: Record< string, string >
): Promise< string > => {
	// The first view may fill caches.
	await fetchPath( path, { headers } );
	return ( await fetchPath( path, { headers } ) ).text;
};

const WITHOUT_PLUGIN = {
	'X-Test-Without-Plugin': '1',
	'X-Test-Count': '1',
};
const withModules = ( slugs: readonly string[] ) => ( {
	'X-Test-Modules': slugs.join( ',' ),
	'X-Test-Count': '1',
} );

/** Paths of the site's scripts and stylesheets that a page loads. */
function filesOf( html: string ): string[] {
	const tags = html.match( /<(?:script|link)\b[^>]*>/g ) ?? [];
	const urls = tags.flatMap( ( tag ) => {
		const isFile =
			tag.startsWith( '<script' ) ||
			/\brel=["'](?:stylesheet|modulepreload)["']/.test( tag );
		const url = /\b(?:src|href)=["']([^"']+)["']/.exec( tag )?.[ 1 ];
		return isFile && url
			? [ new URL( url.replaceAll( '&#038;', '&' ), site().url ) ]
			: [];
	} );
	return [
		...new Set(
			urls
				.filter(
					( { origin } ) => origin === new URL( site().url ).origin
				)
				.map( ( { pathname, search } ) => pathname + search )
		),
	];
}

/** Turns on the settings that add files to pages. */
async function turnOnSettings(): Promise< void > {
	for ( const [ key, value ] of Object.entries( SETTINGS_THAT_ADD_FILES ) ) {
		await setOption( `jetpack_dashboard_${ key }`, value );
	}
}

/** The compressed files that all modules add to a page: bytes by name. */
async function addedFiles( path: string ): Promise< Record< string, number > > {
	const without = filesOf( await view( path, WITHOUT_PLUGIN ) );
	const files = filesOf( await view( path, withModules( MODULE_SLUGS ) ) );
	const sizes: Record< string, number > = {};
	for ( const file of files ) {
		if ( ! without.includes( file ) ) {
			const { status, text } = await fetchPath( file );
			expect( [ file, status ] ).toEqual( [ file, 200 ] );
			sizes[ file.replace( /^.*\/|\?.*$/g, '' ) ] =
				gzipSync( text ).length;
		}
	}
	return sizes;
}

const total = ( sizes: Record< string, number > ): number =>
	Object.values( sizes ).reduce( ( sum, size ) => sum + size, 0 );

it( 'changes nothing while every module is off, and makes no query', async () => {
	for ( const path of [ '/', await addPost( 'Words.' ) ] ) {
		expect( await view( path, withModules( [] ) ) ).toBe(
			await view( path, WITHOUT_PLUGIN )
		);
	}
} );

it( 'adds at most 15 kB of compressed files with every module on', async () => {
	await turnOnSettings();
	for ( const path of [ '/', await addPost( 'Words.' ) ] ) {
		const sizes = await addedFiles( path );
		expect( Object.keys( sizes ) ).toContain( 'instant-search.js' );
		expect( total( sizes ) ).toBeLessThanOrEqual( MAX_BYTES );
	}
} );

it( 'adds at most 15 kB if the page also has a gallery and a video', async () => {
	await turnOnSettings();
	const ids = await evalJson< number[] >(
		"echo wp_json_encode( get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'post_mime_type' => 'image', 'fields' => 'ids', 'numberposts' => 3 ) ) );"
	);
	const post = await addPost(
		`[gallery ids="${ ids.join() }" type="rectangular"]\n[video src="/wp-content/uploads/clip.mp4"]`
	);
	for ( const path of [ '/', post ] ) {
		const sizes = await addedFiles( path );
		expect( Object.keys( sizes ) ).toEqual(
			expect.arrayContaining( [ 'carousel.js', 'video-player.js' ] )
		);
		expect( total( sizes ) ).toBeLessThanOrEqual( MAX_BYTES );
	}
} );
