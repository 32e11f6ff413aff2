import spec from 'commonmark-spec';
import { restoreStateAfterwards } from '../support/saved-state';
import { evalJson } from '../support/site';

restoreStateAfterwards();

const inBase64 = ( value: unknown ) =>
	Buffer.from( JSON.stringify( value ) ).toString( 'base64' );

/** Converts each text to HTML separately. */
const convert = (
	texts: readonly string[],
	kind: 'for_posts' | 'for_comments' | 'for_blocks' = 'for_posts'
): Promise< string[] > =>
	evalJson(
		`add_shortcode( 'gallery', '__return_empty_string' ); $converter = Jetpack_Dashboard\\Features\\Markdown\\Converter::${ kind }(); echo wp_json_encode( array_map( array( $converter, 'html' ), json_decode( base64_decode( '${ inBase64(
			texts
		) }' ), true ) ) );`
	);

const FEATURES: [ string, string ][] = [
	[ 'two\nlines', '<p>two lines</p>' ],
	[ 'a  \nb', '<p>a<br />\nb</p>' ],
	[
		'## Bread & *salt*',
		'<h2 id="h-bread--salt">Bread &amp; <em>salt</em></h2>',
	],
	[ '# a\n# a', '<h1 id="h-a">a</h1>\n<h1 id="h-a-1">a</h1>' ],
	[ 'a ~~b~~', '<p>a <del>b</del></p>' ],
	[
		'| a | b |\n| --- | --: |\n| 1 | *2* |',
		'<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="right"><em>2</em></td>\n</tr>\n</tbody>\n</table>',
	],
	[
		'- [x] a\n- [ ] b',
		'<ul>\n<li><input checked="" disabled="" type="checkbox"> a</li>\n<li><input disabled="" type="checkbox"> b</li>\n</ul>',
	],
	[
		'Flour\n: Ground grain',
		'<dl>\n<dt>Flour</dt>\n<dd>Ground grain</dd>\n</dl>',
	],
	[
		'a[^1]\n\n[^1]: Note',
		'<p>a<sup id="fnref:1"><a class="footnote-ref" href="#fn:1" role="doc-noteref">1</a></sup></p>\n<div class="footnotes" role="doc-endnotes"><hr /><ol><li class="footnote" id="fn:1" role="doc-endnote"><p>Note&nbsp;<a class="footnote-backref" rev="footnote" href="#fnref:1" role="doc-backlink">↩</a></p></li></ol></div>',
	],
	[
		'See https://a.example/b_c_d.',
		'<p>See <a href="https://a.example/b_c_d">https://a.example/b_c_d</a>.</p>',
	],
	[ '[a][b]\n\n[b]: /c "d"', '<p><a href="/c" title="d">a</a></p>' ],
	[ '[gallery ids="1_2_3"]', '<p>[gallery ids="1_2_3"]</p>' ],
	[ '[*not* a_b_c]', '<p>[<em>not</em> a_b_c]</p>' ],
	// WordPress embeds a URL that is a paragraph of its own, but only if it
	// isn't a link.
	[
		'https://www.youtube.com/watch?v=a_b_c',
		'<p>https://www.youtube.com/watch?v=a_b_c</p>',
	],
	[
		'https://a.example/',
		'<p><a href="https://a.example/">https://a.example/</a></p>',
	],
	[ 'a <b class="c">d</b>', '<p>a <b class="c">d</b></p>' ],
	[ '[a](javascript:alert(1))', '<p><a>a</a></p>' ],
];

it( 'converts what posts can hold beyond CommonMark', async () => {
	const html = await convert( FEATURES.map( ( [ text ] ) => text ) );
	expect(
		html.map( ( one, index ) => [ FEATURES[ index ]?.[ 0 ], one ] )
	).toEqual( FEATURES );
} );

/**
 * Normalizes insignificant whitespace. Line breaks in a paragraph are spaces
 * (WordPress would turn them into `<br>`), and headings have IDs.
 */
const normalize = ( html: string ) =>
	html
		.split( /(<pre[\s\S]*?<\/pre>)/ )
		.map( ( part, index ) =>
			index % 2
				? part
				: part
						.replace( /(<h[1-6]) id="[^"]*"/g, '$1' )
						.replace( /\s+/g, ' ' )
						.replace(
							/ ?(<\/?(?:blockquote|br|div|h[1-6]|hr|li|ol|p|table|ul)\b[^>]*>) ?/g,
							'$1'
						)
						.trim()
		)
		.join( '' );

const withTabs = ( text: string ) => text.replaceAll( '→', '\t' );
const examples = spec.tests.map( ( { number, markdown, html } ) => ( {
	number,
	markdown: withTabs( markdown ),
	html: withTabs( html ),
} ) );

const DIFFERENT = [
	// A paragraph within an HTML `pre`: a line break is a space here (see
	// above).
	148,
	// Not links in CommonMark, but links here: bare URLs and email addresses,
	// as in GitHub's autolinks.
	...[ 608, 611, 612 ],
];

it( 'passes the CommonMark specification’s examples', async () => {
	expect( examples.length ).toBeGreaterThan( 600 );
	const html = await convert( examples.map( ( { markdown } ) => markdown ) );
	const failed = examples.filter(
		( example, index ) =>
			normalize( html[ index ] ?? '' ) !== normalize( example.html )
	);
	expect( failed.map( ( { number } ) => number ) ).toEqual( DIFFERENT );
} );

/** Examples whose source kses changes for authors without `unfiltered_html`. */
const CLEANED = [
	// WordPress normalizes HTML: decoded entities, lowercase names, ` />`, no
	// line break in a tag, no `--` in a comment.
	...[ 31, 152, 153, 475, 625, 626, 630 ],
	// Elements and attributes that kses doesn't allow.
	...[ 150, 163, 169, 201, 491, 524, 536 ],
	...[ 613, 614, 615, 616, 617, 623 ],
	// Scripts and styles.
	...[ 170, 172, 173, 176, 178 ],
	// Unclosed tags.
	...[ 156, 157, 158 ],
	// Processing instructions, declarations and CDATA.
	...[ 180, 181, 182, 627, 628, 629 ],
].sort( ( a, b ) => a - b );

it( 'passes them as well for authors whose HTML is cleaned, unless they hold such HTML', async () => {
	const cleaned: { source: string; html: string; kses: string }[] =
		await evalJson(
			`$converter = Jetpack_Dashboard\\Features\\Markdown\\Converter::for_posts(); $sanitizer = new Jetpack_Dashboard\\Features\\Markdown\\Source_Sanitizer( $converter, 'post' ); echo wp_json_encode( array_map( static function ( $text ) use ( $converter, $sanitizer ) { $source = $sanitizer->sanitize( $text ); $html = $converter->html( $source ); $kses = $sanitizer->kses( $html ); return compact( 'source', 'html', 'kses' ); }, json_decode( base64_decode( '${ inBase64(
				examples.map( ( { markdown } ) => markdown )
			) }' ), true ) ) );`
		);
	const changed = examples.filter(
		( { markdown }, index ) => cleaned[ index ]?.source !== markdown
	);
	expect( changed.map( ( { number } ) => number ) ).toEqual( CLEANED );
	// A sanitized source needs no further sanitizing: kses removes no tag from
	// its HTML.
	const tags = ( html: string ) => html.match( /<\/?[a-z][a-z0-9]*/gi ) ?? [];
	for ( const { html, kses } of cleaned ) {
		expect( tags( html ) ).toEqual( tags( kses ) );
	}
} );

it( 'prevents scripts in URLs, and escapes titles and languages', async () => {
	const nasty = [
		'[a](javascript:alert(1))',
		'[a](JaVaScRiPt:alert%281%29)',
		'[a](javascript&colon;alert(1))',
		'[a](&#106;avascript:alert(1))',
		'[a](&#1;javascript:alert(1))',
		'[a](java&Tab;script:alert(1))',
		'[a](<java\tscript:alert(1)>)',
		'[a][b]\n\n[b]: javascript:alert(1)',
		'![a](data:text/html;base64,PHNjcmlwdD4=)',
		'<javascript:alert(1)>',
		'<vbscript:alert(1)>',
		'[a](/b "\\" onclick=\\"alert(1)")',
		'[a](/b \'x" onclick="alert(1)\')',
		'[a](/b"onclick="alert(1))',
		'![" onerror="alert(1)](/b.png)',
		'```"onclick="alert(1)\na\n```',
		'# "onclick="alert(1)',
	];
	for ( const kind of [
		'for_posts',
		'for_comments',
		'for_blocks',
	] as const ) {
		const html = ( await convert( nasty, kind ) ).join( '\n' );
		const tags = html.match( /<[a-z][^>]*>/g ) ?? [];
		expect( tags.length ).toBeGreaterThan( 5 );
		expect(
			tags.filter( ( tag ) =>
				/(href|src)="?\s*(javascript|vbscript|data)|"\s*on\w+=|\son\w+="/i.test(
					tag
				)
			)
		).toEqual( [] );
	}
} );

it( 'shows HTML as text in blocks', async () => {
	expect(
		await convert(
			[ '<script>alert(1)</script>', '<div onclick="x">\n\n**a** <b>' ],
			'for_blocks'
		)
	).toEqual( [
		'&lt;script&gt;alert(1)&lt;/script&gt;',
		'&lt;div onclick="x"&gt;\n<p><strong>a</strong> &lt;b&gt;</p>',
	] );
} );

it( 'converts text that isn’t UTF-8', async () => {
	expect(
		await evalJson(
			`echo wp_json_encode( Jetpack_Dashboard\\Features\\Markdown\\Converter::for_posts()->html( "a \\xff *b*" ) );`
		)
	).toBe( '<p>a ? <em>b</em></p>' );
} );

it( 'takes a few seconds at most for what is made to take long', async () => {
	const pieces =
		'*a|**a |[|`a|[a](|> |- |_a_|![](|[[a]|<!--|***|<a |# |<b onclick=x>|<div onclick="\n\n|a\n: b\n|[^1]|- [ ] a\n'.split(
			'|'
		);
	const seconds: Record< string, number > = await evalJson(
		`$converter = Jetpack_Dashboard\\Features\\Markdown\\Converter::for_posts(); $sanitizer = new Jetpack_Dashboard\\Features\\Markdown\\Source_Sanitizer( $converter, 'post' ); foreach ( json_decode( base64_decode( '${ inBase64(
			pieces
		) }' ), true ) as $piece ) { $start = hrtime( true ); $converter->html( $sanitizer->sanitize( substr( str_repeat( $piece, 60000 ), 0, 60000 ) ) ); $seconds[ $piece ] = ( hrtime( true ) - $start ) / 1e9; } echo wp_json_encode( $seconds );`
	);
	expect(
		Object.entries( seconds ).filter( ( [ , taken ] ) => taken > 8 )
	).toEqual( [] );
} );
