import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson, evalPhp, fetchPath } from '../support/site';
import { switchModule } from '../support/site-state';
import { core } from './markdown-evil';
import { deleteAllPosts, makePost, pageAt, postPath } from './support';

const SLUG = 'latex';
const FILES = /Features\/Latex\/assets/;

restoreStateAfterwards();
deleteAllPosts( SLUG );

beforeEach( () => switchModule( SLUG, true ) );

const formula = ( source: string ) =>
	`<code class="jp-latex" dir="ltr">${ source }</code>`;

/** The page of a post with the given text. */
const shown = async ( text: string ): Promise< string > =>
	pageAt( postPath( await makePost( { post_content: text } ) ) );

it( 'marks up formulas in posts and loads its files only there', async () => {
	const id = await makePost( {
		post_content:
			'<p>Energy is $latex E = mc^2$ and [latex]a &lt; b[/latex].</p>',
	} );
	const page = await pageAt( postPath( id ) );
	expect( page ).toContain(
		`Energy is ${ formula( 'E = mc^2' ) } and ${ formula( 'a &lt; b' ) }.`
	);
	expect( page ).toMatch( /<script(?=[^>]* defer)[^>]*temml\.min\.js/ );
	expect( page ).toMatch( /<script(?=[^>]* defer)[^>]*latex\.js/ );
	expect( page ).toMatch( /<link[^>]*Temml-Local\.css/ );

	const other = await makePost( { post_content: 'It costs $5 or $6.' } );
	expect( await pageAt( postPath( other ) ) ).not.toMatch( FILES );
} );

it( 'leaves everything as it is while it is off', async () => {
	const id = await makePost( { post_content: 'Is $latex E = mc^2$ true?' } );
	await switchModule( SLUG, false );
	const page = await pageAt( postPath( id ) );
	expect( page ).toContain( 'Is $latex E = mc^2$ true?' );
	expect( page ).not.toMatch( FILES );
} );

it( 'marks up formulas in comments', async () => {
	const id = await makePost();
	await evalPhp(
		`wp_insert_comment( array( 'comment_post_ID' => ${ id }, 'comment_author' => 'Ana', 'comment_content' => 'Or $latex a_1$?', 'comment_approved' => 1 ) );`
	);
	const page = await pageAt( postPath( id ) );
	expect( page ).toContain( `Or ${ formula( 'a_1' ) }?` );
	expect( page ).toMatch( FILES );
} );

it.each( [
	[ 'a quote and dashes', "$latex f''(x) -- g$", 'f&apos;&apos;(x) -- g' ],
	[ 'a shortcode', '$latex [gallery]$', '&#91;gallery]' ],
	[ 'lines', '[latex]a\n\nb[/latex]', 'a&#10;&#10;b' ],
	[ 'a dollar sign', '$latex \\text{5\\$}$', '\\text{5\\$}' ],
	[ 'sizes and colors', '$latex x&amp;s=2&amp;bg=ffffff$', 'x' ],
	[ 'an equals sign', '$latex=x$', 'x' ],
	[ 'ampersands', '$latex a &amp; b$', 'a &amp; b' ],
] )( 'keeps %s in a formula', async ( _, text, source ) => {
	expect( await shown( text ) ).toContain( formula( source ) );
} );

it.each( [
	'<pre>$latex x$</pre>',
	'<code>[latex]x[/latex]</code>',
	'<code>$latex a <b>x</b> $latex b$</code>',
	'<p title="$latex x$">Words</p>',
	'<p>$latex $</p>',
	'<p>\\$latex x$</p>',
	'<p>$latex never closed</p>',
	`<p>$latex ${ 'x'.repeat( 3001 ) }$</p>`,
] )( 'doesn’t change %.60s', async ( text ) => {
	expect( await shown( text ) ).toContain( text );
} );

it( 'takes linear time for texts that begin many formulas', async () => {
	for ( const part of [
		'$latex x ',
		'\\$latex x ',
		'[latex]x',
		'<code>$latex x ',
	] ) {
		const seconds = await evalJson< number >(
			`$GLOBALS['current_screen'] = null; $text = str_repeat( '${ part }', 30000 ); $started = microtime( true ); ( new Jetpack_Dashboard\\Features\\Latex\\Formulas( new Jetpack_Dashboard\\Kernel\\Plugin_Files( WP_PLUGIN_DIR . '/jetpack-dashboard/jetpack-dashboard.php' ) ) )->mark_up( $text ); echo wp_json_encode( is_admin() ? 99 : microtime( true ) - $started );`
		);
		expect( seconds ).toBeLessThan( 5 );
	}
} );

it( 'can’t be used to add HTML', async () => {
	const page = await shown(
		'$latex &lt;script&gt;alert(1)&lt;/script&gt;"onload=x$'
	);
	expect( page ).toContain(
		formula( '&lt;script&gt;alert(1)&lt;/script&gt;&quot;onload=x' )
	);
} );

it( 'leaves the source in feeds, excerpts and the REST API', async () => {
	const id = await makePost( { post_content: 'See $latex E = mc^2$.' } );
	const feed = await fetchPath( '/?feed=rss2' );
	expect( feed.text ).toContain( 'See $latex E = mc^2$.' );
	const { content, excerpt } = await core( 'anonymous', `posts/${ id }` );
	expect( content.rendered ).toContain( 'See $latex E = mc^2$.' );
	expect( excerpt.rendered ).toContain( 'See $latex E = mc^2$.' );
} );

it( 'keeps the Math block and format of WordPress, also of contributors', async () => {
	const [ hasMath, isRegistered ] = await evalJson< boolean[] >(
		"echo wp_json_encode( array( version_compare( $GLOBALS['wp_version'], '6.9-alpha', '>=' ), WP_Block_Type_Registry::get_instance()->is_registered( 'core/math' ) ) );"
	);
	expect( isRegistered ).toBe( hasMath );
	const inline =
		'<math data-latex="x^2"><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math>';
	const block =
		'<!-- wp:math {"latex":"x^2"} --><div class="wp-block-math"><math display="block"><msup><mi>x</mi><mn>2</mn></msup></math></div><!-- /wp:math -->';
	const { id, content } = await core( 'contributor', 'posts', {
		title: 'Math',
		content: `${ block }<!-- wp:paragraph --><p>And ${ inline }.</p><!-- /wp:paragraph -->`,
	} );
	expect(
		content.rendered.split( '<msup><mi>x</mi><mn>2</mn>' )
	).toHaveLength( hasMath ? 3 : 1 );
	expect( content.rendered.includes( `And ${ inline }.</p>` ) ).toBe(
		hasMath
	);
	await evalPhp( `wp_delete_post( ${ id }, true );` );
} );
