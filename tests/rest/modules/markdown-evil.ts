import { callCore, evalJson } from '../support/site';
import type { Caller, Wire } from '../support/site';
import { setOption, switchModule } from '../support/site-state';

export const SLUG = 'markdown';

/** Texts that every author may write and must get back unchanged. */
const HARMLESS =
	'> quoted & *said*\n\n<https://a.example/> `<script>span</script>` <b>bold</b>\n\n```html\n<img src=x onerror=block>\n```\n\n    <script>indented</script>';

const FORTY = Array.from( { length: 40 }, ( _, at ) => `Line ${ at }.` ).join(
	'\n\n'
);

export const MALICIOUS = [
	HARMLESS,
	'<script>alert(1)</script>',
	'Text <img src=x onerror=alert(2)> and <svg/onload=alert(3)>',
	'[a](javascript:alert(4)) [b](javascript&colon;alert(5)) [c][ref] <a href="java&#115;cript:alert(6)">d</a>',
	'> - <details open ontoggle=alert(7)>\n>   <b\nonclick=alert(8)>x</b>',
	'| a |\n| - |\n| <i onclick=alert(9)>x</i> |',
	'<div title="\n\n[e](</ onmouseover=alert(10)//>)',
	'Term <u onclick=alert(11)>\n: Text[^1]\n\n[^1]: <em onclick=alert(12)>',
	FORTY,
	'<script>alert(13)</script>',
	'Text <iframe srcdoc="<script>alert(14)</script>"></iframe>',
	'[ref]: javascript:alert(15)',
].join( '\n\n' );

const base64 = ( value: string ) => Buffer.from( value ).toString( 'base64' );
/** A text as a PHP expression. */
export const inPhp = ( value: string ) =>
	`base64_decode( '${ base64( value ) }' )`;

/** Turns Markdown on in posts and comments. */
export async function turnOn(): Promise< void > {
	await switchModule( SLUG, true );
	for ( const kind of [ 'posts', 'comments' ] ) {
		await setOption(
			`jetpack_dashboard_wpcom_publish_${ kind }_with_markdown`,
			'1'
		);
	}
}

/**
 * Finds what a browser would execute in HTML. WordPress's tag processor parses
 * it like a browser.
 */
export const findUnsafeHtml = ( html: string ): Promise< string[] > =>
	evalJson(
		`$tags = new WP_HTML_Tag_Processor( ${ inPhp(
			html
		) } ); $found = array(); while ( $tags->next_tag() ) { if ( preg_match( '/^(SCRIPT|IFRAME|SVG|OBJECT|EMBED|STYLE|FORM|X)$/', $tags->get_tag() ) ) { $found[] = $tags->get_tag(); } foreach ( (array) $tags->get_attribute_names_with_prefix( 'on' ) as $name ) { $found[] = $name; } foreach ( array( 'href', 'src', 'srcdoc' ) as $name ) { if ( preg_match( '/^\\s*(javascript|data|vbscript):|^</i', (string) $tags->get_attribute( $name ) ) ) { $found[] = $tags->get_attribute( $name ); } } } echo wp_json_encode( $found );`
	);

/** Converts a source to HTML as for an administrator, without sanitizing. */
export const asAdministrator = ( source: string ): Promise< string > =>
	evalJson(
		`echo wp_json_encode( Jetpack_Dashboard\\Features\\Markdown\\Converter::for_posts()->html( ${ inPhp(
			source
		) } ) );`
	);

/**
 * Checks that texts every author may write are unchanged, and that nothing in a
 * source is dangerous.
 */
export async function expectHarmless( source: string ): Promise< void > {
	expect( source.replaceAll( '\r\n', '\n' ) ).toContain( HARMLESS );
	expect( await findUnsafeHtml( await asAdministrator( source ) ) ).toEqual(
		[]
	);
}

/**
 * Calls a REST route of WordPress, with POST if there is a body; resolves with
 * the response body.
 */
export const core = async (
	as: Caller,
	path: string,
	body?: unknown
): Promise< Wire > =>
	( await callCore( body ? 'POST' : 'GET', `wp/v2/${ path }`, { as, body } ) )
		.body;

/** A post's stored Markdown source. */
export const sourceOf = ( id: number ): Promise< string > =>
	evalJson(
		`echo wp_json_encode( get_post( ${ id } )->post_content_filtered );`
	);
