import { findViolationsIn } from './support/accessibility';
import {
	canvasOf,
	deletePosts,
	insertBlocks,
	invalidBlocks,
	openEditor,
	publish,
} from './support/block-editor';
import { saveSettings } from './support/settings';
import { expect, test } from './support/test';

const LONG = Array.from( { length: 60 }, ( _, n ) => `x_{${ n }}` ).join( '+' );

/** Would become 250,000 elements. */
const BODY = 'x '.repeat( 500 ).trim();
const CALLS = '\\a '.repeat( 500 ).trim();

const MAKE_POST = `
$id = wp_insert_post( array( 'post_title' => 'Formulas', 'post_status' => 'publish', 'post_author' => 1, 'comment_status' => 'open', 'post_content' => wp_slash( '<p>Take $latex \\\\frac{a}{b} &lt; 1$, [latex]\\\\begin{pmatrix}1 &amp; 0\\\\\\\\0 &amp; 1\\\\end{pmatrix}[/latex], $latex \\\\href{javascript:alert(1)}{x}$ and $latex \\\\frac{$.</p><p>$latex ${ LONG }$</p><p>$latex \\\\newcommand{\\\\R}{\\\\mathbb{R}}\\\\R^n$ and $latex \\\\def\\\\a{${ BODY }} ${ CALLS }$</p>' ) ) );
wp_insert_comment( array( 'comment_post_ID' => $id, 'comment_author' => 'Ana', 'comment_content' => 'Or $latex a^2$?', 'comment_approved' => 1 ) );
echo $id . ' ' . wp_parse_url( get_permalink( $id ), PHP_URL_PATH );`;

let id = 0;
let path = '';

test.beforeAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { latex: true } );
	const [ made = '', at = '' ] = ( await sandbox.wpEval( MAKE_POST ) ).split(
		' '
	);
	id = Number( made );
	path = at;
} );

test.afterAll( async ( { sandbox } ) => {
	await saveSettings( sandbox, { latex: false } );
	await sandbox.wpEval( `wp_delete_post( ${ id }, true );` );
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `formulas become MathML in posts and comments, ${ direction }`, async ( {
		page,
		sandbox,
	} ) => {
		await page.setViewportSize( { width: 400, height: 900 } );
		await page.goto( sandbox.url + path );
		await page.evaluate( ( dir ) => {
			document.documentElement.dir = dir;
		}, direction );
		const formulas = page.locator( '.jp-math math' );
		await expect( formulas ).toHaveCount( 5 );
		await expect( formulas.nth( 0 ).locator( 'mfrac' ) ).toBeVisible();
		await expect( formulas.nth( 0 ).locator( 'annotation' ) ).toHaveText(
			'\\frac{a}{b} < 1'
		);
		await expect( formulas.nth( 1 ).locator( 'mtr' ) ).toHaveCount( 2 );
		await expect(
			formulas.last().locator( 'msup' ),
			'in the comment'
		).toBeVisible();

		// Errors, forbidden commands and too many elements stay as they are.
		const errors = page.locator( 'code.jp-latex' );
		await expect( errors ).toHaveText( [
			'\\href{javascript:alert(1)}{x}',
			'\\frac{',
			`\\def\\a{${ BODY }} ${ CALLS }`,
		] );
		expect( await page.locator( '[href^="javascript:"]' ).count() ).toBe(
			0
		);

		// The long one scrolls by keyboard instead of widening the page.
		const long = page.locator( '.jp-math[tabindex="0"]' );
		await long.focus();
		await expect( long ).toBeFocused();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		expect( await findViolationsIn( page, [ '.jp-math' ] ) ).toEqual( [] );
	} );
}

test( 'without JavaScript, the source is readable', async ( {
	browser,
	sandbox,
} ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( sandbox.url + path );
	await expect( page.locator( 'code.jp-latex' ).first() ).toHaveText(
		'\\frac{a}{b} < 1'
	);
	await context.close();
} );

test( 'the block editor saves formulas as MathML, whose source authors can edit', async ( {
	browser,
	openAs,
	sandbox,
} ) => {
	const author = await openAs( 'author' );
	const requests: string[] = [];
	author.on( 'request', ( request ) => requests.push( request.url() ) );
	await openEditor( author );
	await insertBlocks( author, 'Saved formulas', [
		{
			name: 'core/paragraph',
			attributes: {
				content:
					'Energy is <em>now</em> $latex E = mc^2$, [latex]a &lt; b[/latex], <code>$latex x$</code> and $latex \\frac{$.',
			},
		},
		{ name: 'core/preformatted', attributes: { content: '$latex y$' } },
		{
			name: 'core/list',
			innerBlocks: [
				{
					name: 'core/list-item',
					attributes: { content: '$latex z_1$' },
				},
			],
		},
	] );
	expect( requests.filter( ( url ) => url.includes( 'temml' ) ) ).toEqual(
		[]
	);
	const { id, link, isDirty } = await publish( author );
	expect( isDirty ).toBe( false );
	const stored = await sandbox.wpEval(
		`echo get_post( ${ id } )->post_content;`
	);
	expect( stored ).toMatch(
		/<em>now<\/em> <math data-latex="E = mc\^2">.*<msup>.*<annotation encoding="application\/x-tex">E = mc\^2<\/annotation><\/semantics><\/math>, <math data-latex="a &lt; b">/
	);
	expect( stored ).toContain( '<code>$latex x$</code>' );
	expect( stored ).toContain( 'and $latex \\frac{$.' );
	expect( stored ).toContain( '>$latex y$</pre>' );
	expect( stored ).toContain( '<math data-latex="z_1">' );

	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( link );
	await expect( page.locator( '.entry-content math' ) ).toHaveCount( 3 );
	await expect(
		page.locator( '.entry-content math msup' ).first()
	).toBeVisible();
	await context.close();

	await openEditor( author, id );
	expect( await invalidBlocks( author ) ).toEqual( [] );
	await ( await canvasOf( author ) ).locator( 'math' ).first().click();
	const source = author.getByLabel( 'LaTeX math syntax' );
	await expect( source ).toHaveValue( 'E = mc^2' );
	await source.fill( 'E = mc^3' );
	await publish( author );
	expect(
		await sandbox.wpEval( `echo get_post( ${ id } )->post_content;` )
	).toContain( '<math data-latex="E = mc^3">' );
	await sandbox.wpEval( deletePosts( 'Saved formulas' ) );
} );
