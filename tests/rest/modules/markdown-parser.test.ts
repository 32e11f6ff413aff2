import { keepState } from '../support/kept-state';
import { evalJson } from '../support/site';

keepState();

const PARSER = 'Jetpack_Dashboard\\Markdown\\Parser';

/** Texts as HTML, each alone. */
const convert = (
	texts: readonly string[],
	args = "true, false, array( 'gallery' )"
): Promise< string[] > =>
	evalJson(
		`$parser = new ${ PARSER }( ${ args } ); echo wp_json_encode( array_map( array( $parser, 'html' ), json_decode( base64_decode( '${ Buffer.from(
			JSON.stringify( texts )
		).toString( 'base64' ) }' ), true ) ) );`
	);

const TABLE: [ string, string ][] = [
	[ 'plain', '<p>plain</p>' ],
	[ 'two\nlines', '<p>two lines</p>' ],
	[ 'one\n\ntwo', '<p>one</p>\n\n<p>two</p>' ],
	[ '# One', '<h1>One</h1>' ],
	[ '###### Six ##', '<h6>Six</h6>' ],
	[ '####### Seven', '<p>####### Seven</p>' ],
	[ '#hashtag', '<p>#hashtag</p>' ],
	[ 'Title\n=====', '<h1>Title</h1>' ],
	[ 'Title\n-', '<h2>Title</h2>' ],
	[ '***', '<hr />' ],
	[ '*a* _b_', '<p><em>a</em> <em>b</em></p>' ],
	[ '**a** __b__', '<p><strong>a</strong> <strong>b</strong></p>' ],
	[ '***a***', '<p><strong><em>a</em></strong></p>' ],
	[ '**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>' ],
	[ 'snake_case_word', '<p>snake_case_word</p>' ],
	[ '5 * 3 * 2', '<p>5 * 3 * 2</p>' ],
	[ 'a **b', '<p>a **b</p>' ],
	[ '\\*a\\*', '<p>*a*</p>' ],
	[ '`a <b> *c*`', '<p><code>a &lt;b&gt; *c*</code></p>' ],
	[ '`` a`b ``', '<p><code>a`b</code></p>' ],
	[ 'a  \nb', '<p>a<br />\nb</p>' ],
	[ 'a & b &copy; c < d', '<p>a &amp; b &copy; c &lt; d</p>' ],
	[
		'[a](https://a.example/b_c_d)',
		'<p><a href="https://a.example/b_c_d">a</a></p>',
	],
	[
		'[a *b*](/c "Its \\"title\\"")',
		'<p><a href="/c" title="Its &quot;title&quot;">a <em>b</em></a></p>',
	],
	[ '![a "b"](/c.png)', '<p><img src="/c.png" alt="a &quot;b&quot;" /></p>' ],
	[
		'[![a](/b.png)](/c)',
		'<p><a href="/c"><img src="/b.png" alt="a" /></a></p>',
	],
	[
		'<https://a.example/>',
		'<p><a href="https://a.example/">https://a.example/</a></p>',
	],
	[ '[not] (a link)', '<p>[not] (a link)</p>' ],
	[ '[gallery ids="1_2_3"]', '<p>[gallery ids="1_2_3"]</p>' ],
	[ '> a\nb', '<blockquote>\n<p>a b</p>\n</blockquote>' ],
	[
		'> # a\n>> b',
		'<blockquote>\n<h1>a</h1>\n\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>',
	],
	[ '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>' ],
	[ '- a\n\n- b', '<ul>\n<li><p>a</p></li>\n<li><p>b</p></li>\n</ul>' ],
	[ '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>' ],
	[
		'- a\n  - b\n- c',
		'<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul></li>\n<li>c</li>\n</ul>',
	],
	[ '1. a\n\n   b', '<ol>\n<li><p>a</p>\n\n<p>b</p></li>\n</ol>' ],
	[
		'```js\na < b\n\n*c*\n```',
		'<pre><code class="language-js">a &lt; b\n\n*c*</code></pre>',
	],
	[ '    a\n\n    b', '<pre><code>a\n\nb</code></pre>' ],
	[ '<div>\n*a*\n</div>', '<div>\n*a*\n</div>' ],
	[ 'a <b class="c">d</b>', '<p>a <b class="c">d</b></p>' ],
];

it( 'makes HTML of each sign that it knows', async () => {
	const html = await convert( TABLE.map( ( [ text ] ) => text ) );
	expect(
		html.map( ( one, index ) => [ TABLE[ index ]?.[ 0 ], one ] )
	).toEqual( TABLE );
} );

it( 'leaves its own HTML as it is', async () => {
	const html = await convert( TABLE.map( ( [ text ] ) => text ) );
	const blocks = html.filter( ( one ) => ! one.startsWith( '<p>[' ) );
	expect( await convert( blocks ) ).toEqual( blocks );
} );

it( 'lets no address run a script, and no title or language out of its attribute', async () => {
	const nasty = [
		'[a](javascript:alert(1))',
		'[a](JaVaScRiPt:alert%281%29)',
		'[a](<java\tscript:alert(1)>)',
		'![a](data:text/html;base64,PHNjcmlwdD4=)',
		'<javascript:alert(1)>',
		'[a](/b "\\" onclick=\\"alert(1)")',
		'[a](/b \'x" onclick="alert(1)\')',
		'[a](/b"onclick="alert(1))',
		'![" onerror="alert(1)](/b.png)',
		'```"onclick="alert(1)\na\n```',
		'[a](/b\u0002' + '0\u0003)',
	];
	for ( const args of [ 'false', 'true' ] ) {
		const html = ( await convert( nasty, args ) ).join( '\n' );
		const tags = html.match( /<[a-z][^>]*>/g ) ?? [];
		expect( tags.length ).toBeGreaterThan( 5 );
		expect(
			tags.filter( ( tag ) =>
				/(href|src)="?\s*(javascript|data)|"\s*on\w+=|\son\w+="/i.test(
					tag
				)
			)
		).toEqual( [] );
	}
} );

it( 'shows HTML as it was typed where none is allowed', async () => {
	expect(
		await convert(
			[ '<script>alert(1)</script>', '<div onclick="x">\n\n**a** <b>' ],
			'false'
		)
	).toEqual( [
		'<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
		'<p>&lt;div onclick="x"&gt;</p>\n\n<p><strong>a</strong> &lt;b&gt;</p>',
	] );
} );

it( 'takes a few seconds at most for what is made to take long', async () => {
	const long = [
		'*a',
		'**a ',
		'[',
		'`a',
		'[a](',
		'> ',
		'- ',
		'_a_',
		'![](',
		'[[a]',
		'<!--',
		'***',
		'<a ',
		'# ',
	].map( ( piece ) => piece.repeat( Math.floor( 60_000 / piece.length ) ) );
	for ( const text of long ) {
		const start = Date.now();
		await convert( [ text ] );
		expect( [ text.slice( 0, 4 ), Date.now() - start < 3000 ] ).toEqual( [
			text.slice( 0, 4 ),
			true,
		] );
	}
}, 60_000 );
