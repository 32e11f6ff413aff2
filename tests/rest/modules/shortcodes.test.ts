import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson } from '../support/site';
import { deleteAllPosts } from './support';

const SLUG = 'shortcodes';

restoreStateAfterwards();
deleteAllPosts( SLUG );

/**
 * Converts shortcodes to HTML; requests to other sites return the requested
 * URL.
 */
const render = ( shortcodes: readonly string[] ): Promise< string[] > =>
	evalJson(
		`add_filter( 'pre_oembed_result', static fn( $result, $url ) => '<b>' . esc_html( $url ) . '</b>', 10, 2 ); $GLOBALS['wp_embed']->usecache = false; echo wp_json_encode( array_map( 'do_shortcode', json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( shortcodes )
		).toString( 'base64' ) }' ), true ) ) );`
	);

beforeEach( () => switchModule( SLUG, true ) );

it( 'embeds addresses and numbers of the site that it names', async () => {
	expect(
		await render( [
			'[youtube https://youtu.be/dQw4w9WgXcQ]',
			'[youtube=https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3]',
			'[youtube id="dQw4w9WgXcQ"]',
			'[vimeo 76979871]',
			'[vimeo]https://vimeo.com/76979871[/vimeo]',
			'[soundcloud url="https://soundcloud.com/a/b"]',
		] )
	).toEqual( [
		'<b>https://youtu.be/dQw4w9WgXcQ</b>',
		'<b>https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=3</b>',
		'<b>https://www.youtube.com/watch?v=dQw4w9WgXcQ</b>',
		'<b>https://vimeo.com/76979871</b>',
		'<b>https://vimeo.com/76979871</b>',
		'<b>https://soundcloud.com/a/b</b>',
	] );
} );

it( 'shows nothing of other sites, and no script', async () => {
	const nothing = await render( [
		'[youtube https://evil.example/watch?v=dQw4w9WgXcQ]',
		'[youtube https://youtube.com.evil.example/]',
		'[youtube https://evilyoutube.com/]',
		'[vimeo javascript:alert(1)]',
		'[vimeo ../../x]',
		'[googlemaps https://evil.example/maps/embed?pb=1]',
		'[googlemaps https://www.google.com.evil.example/maps/embed?pb=1]',
		'[googlemaps javascript:alert(1)]',
		'[youtube]',
	] );
	expect( nothing ).toEqual( nothing.map( () => '' ) );
	const [ nasty = '' ] = await render( [
		`[googlemaps url='https://www.google.com/maps/embed?pb=1&quot; onload=&quot;alert(1)' height='1"onload="x']`,
	] );
	expect( nasty ).not.toContain( 'onload' );
} );

it( 'shows a map', async () => {
	const [ map ] = await render( [
		'[googlemaps https://www.google.com/maps/embed?pb=!1m18&w=1 height="300"]',
	] );
	expect( map ).toMatch(
		/^<iframe [^>]*src="https:\/\/www\.google\.com\/maps\/embed\?pb=!1m18&#038;w=1"[^>]* height="300"/
	);
} );

it( 'leaves shortcodes as they are while it is off', async () => {
	await switchModule( SLUG, false );
	expect( await render( [ '[vimeo 76979871]' ] ) ).toEqual( [
		'[vimeo 76979871]',
	] );
} );
