import { restoreStateAfterwards } from '../support/saved-state';
import { switchModule } from '../support/site-state';
import { evalJson, evalPhp } from '../support/site';
import { deleteAllPosts, makePost } from './support';

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

it( 'shows a post with a height that no integer can hold', async () => {
	expect(
		await render( [
			'[codepen https://codepen.io/ann/pen/abcdef height=-99999999999999999999]',
			'[bandcamp album=123456 height=-99999999999999999999]',
			'[googlemaps https://www.google.com/maps/embed?pb=1 height=-99999999999999999999]',
		] )
	).toEqual( [
		expect.stringContaining( '<iframe' ),
		expect.stringContaining( '<iframe' ),
		expect.stringContaining( '<iframe' ),
	] );
} );

it( 'shows a map', async () => {
	const [ map ] = await render( [
		'[googlemaps https://www.google.com/maps/embed?pb=!1m18&w=1 height="300"]',
	] );
	expect( map ).toMatch(
		/^<iframe [^>]*src="https:\/\/www\.google\.com\/maps\/embed\?pb=!1m18&#038;w=1"[^>]* height="300"/
	);
} );

it( 'embeds code, music and posts by frames of their sites', async () => {
	const sources = (
		await render( [
			'[codepen https://codepen.io/ann/pen/AbCdEf]',
			'[instagram https://www.instagram.com/p/Cabc_123-x/?hl=en]',
			'[instagram Cabc_123-x]',
			'[facebook https://www.facebook.com/ann/posts/123]',
			'[facebook url="https://www.facebook.com/watch/?v=123"]',
			'[bandcamp album=123 size=large bgcol=ffffff height=300]',
		] )
	).map( ( html ) => / src="([^"]*)"/.exec( html )?.[ 1 ] );
	expect( sources ).toEqual( [
		'https://codepen.io/ann/embed/AbCdEf?default-tab=result',
		'https://www.instagram.com/p/Cabc_123-x/embed/',
		'https://www.instagram.com/p/Cabc_123-x/embed/',
		'https://www.facebook.com/plugins/post.php?show_text=true&#038;href=https%3A%2F%2Fwww.facebook.com%2Fann%2Fposts%2F123',
		'https://www.facebook.com/plugins/video.php?show_text=true&#038;href=https%3A%2F%2Fwww.facebook.com%2Fwatch%2F%3Fv%3D123',
		'https://bandcamp.com/EmbeddedPlayer/album=123/size=large/bgcol=ffffff/transparent=true/',
	] );
} );

it( 'embeds gists by the script of GitHub, and tweets by WordPress', async () => {
	const [ gist = '', byId = '', ...tweets ] = await render( [
		'[gist https://gist.github.com/ann/0123456789abcdef]',
		'[gist 0123456789]',
		'[tweet 1234567890]',
		'[tweet https://x.com/ann/status/1234567890]',
	] );
	expect( gist ).toContain(
		'<script src="https://gist.github.com/ann/0123456789abcdef.js"></script>'
	);
	expect( byId ).toContain( 'src="https://gist.github.com/0123456789.js"' );
	expect( tweets ).toEqual( [
		'<b>https://twitter.com/i/status/1234567890</b>',
		'<b>https://twitter.com/ann/status/1234567890</b>',
	] );
} );

it( 'frames nothing else', async () => {
	const nothing = await render( [
		'[gist https://evil.example/ann/0123456789abcdef]',
		'[gist https://gist.github.com/ann/0123456789abcdef.js"></script><script>]',
		'[gist ../../x]',
		'[codepen https://codepen.io.evil.example/ann/pen/AbCdEf]',
		'[codepen javascript:alert(1)]',
		'[instagram https://www.instagram.com/accounts/login/]',
		'[facebook https://www.facebook.com/plugins/post.php]',
		'[bandcamp album=../../x]',
		'[bandcamp size=large]',
	] );
	expect( nothing ).toEqual( nothing.map( () => '' ) );
} );

it( 'embeds an address on a line of its own', async () => {
	expect(
		await evalJson(
			'echo wp_json_encode( $GLOBALS[\'wp_embed\']->autoembed( "\nhttps://codepen.io/ann/pen/AbCdEf\n" ) );'
		)
	).toContain( 'src="https://codepen.io/ann/embed/AbCdEf' );
} );

it( 'lists archives', async () => {
	await makePost( { post_title: 'Listed' } );
	const [ titles = '', months = '' ] = await render( [
		'[archives limit=5]',
		'[archives type=monthly showcount=true]',
	] );
	expect( titles ).toMatch( /^<ul>\s*<li><a href=[^>]*>Listed<\/a><\/li>/ );
	expect( months ).toMatch( /<\/a>&nbsp;\(\d+\)<\/li>/ );
} );

it( 'shows a recipe as structured data, without the HTML of attributes', async () => {
	const [ recipe = '' ] = await render( [
		`[recipe title="Soup <script>" servings="4" time="30 minutes" difficulty="easy"][recipe-ingredients]\n&#8211; 1 onion\n* 2 <b>carrots</b><script>x</script>\n[/recipe-ingredients][recipe-directions title="Steps"]1. Cut.<br />2. Cook.[/recipe-directions][recipe-notes]Keeps for <em>days</em>.[/recipe-notes][/recipe]`,
	] );
	expect( recipe ).toContain( 'itemtype="https://schema.org/Recipe"' );
	expect( recipe ).toContain( '<span itemprop="recipeYield">4</span>' );
	expect( recipe ).toContain(
		'<li itemprop="recipeIngredient">1 onion</li><li itemprop="recipeIngredient">2 <b>carrots</b>x</li>'
	);
	expect( recipe ).toContain( '<h4>Steps</h4>' );
	expect( recipe ).toContain( '<li>Cut.</li><li>Cook.</li>' );
	expect( recipe ).toContain( '<em>days</em>' );
	expect( recipe ).not.toContain( '<script' );
} );

it( 'shows a slideshow of images that visitors may see', async () => {
	const images = await evalJson< number[] >(
		"echo wp_json_encode( get_posts( array( 'post_type' => 'attachment', 'post_mime_type' => 'image', 'numberposts' => 2, 'fields' => 'ids' ) ) );"
	);
	const draft = await makePost( { post_status: 'draft' } );
	await evalPhp(
		`wp_update_post( array( 'ID' => ${ images[ 1 ] }, 'post_parent' => ${ draft }, 'post_status' => 'inherit' ) );`
	);
	const [ slides = '', none ] = await render( [
		`[slideshow ids="${ images.join() },999999"]`,
		'[slideshow ids="999999"]',
	] );
	expect( slides.match( /<li>/g ) ).toHaveLength( 1 );
	expect( slides ).toMatch(
		/^<ul class="jp-slideshow" tabindex="0" aria-label/
	);
	expect( none ).toBe( '' );
	await evalPhp(
		`wp_update_post( array( 'ID' => ${ images[ 1 ] }, 'post_parent' => 0 ) );`
	);
} );

it( 'leaves shortcodes as they are while it is off', async () => {
	await switchModule( SLUG, false );
	expect( await render( [ '[vimeo 76979871]' ] ) ).toEqual( [
		'[vimeo 76979871]',
	] );
} );
