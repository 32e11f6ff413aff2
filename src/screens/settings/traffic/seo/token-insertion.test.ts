import { findOpenBracket, insertToken, suggestTokens } from './token-insertion';

/** `|` marks the caret; two of them mark a selection. */
function at( marked: string ): [ string, { start: number; end: number } ] {
	const start = marked.indexOf( '|' );
	const end = marked.lastIndexOf( '|' );
	return [
		marked.replaceAll( '|', '' ),
		{ start, end: end === start ? end : end - 1 },
	];
}

describe( 'an open bracket', () => {
	it.each( [
		[ '|', null ],
		[ 'Hello|', null ],
		[ '[|', '' ],
		[ 'Hello [si|', 'si' ],
		[ '[site_name]|', null ],
		[ '[site_name|]', 'site_name' ],
		[ '[a] [post t|', 'post t' ],
		[ '[[tag|', 'tag' ],
		[ '|[', null ],
		[ '[|si|', null ],
		[ '\\[si|', null ],
		[ '\\\\[si|', 'si' ],
	] )( 'in %s is %j', ( marked, query ) => {
		expect( findOpenBracket( ...at( marked ) )?.query ?? null ).toBe(
			query
		);
	} );
} );

describe( 'suggestions', () => {
	it.each( [
		[ 'posts', '', [ 'site_name', 'tagline', 'post_title' ] ],
		[ 'posts', 'po', [ 'post_title' ] ],
		[ 'posts', 'TIT', [ 'site_name', 'post_title' ] ],
		[ 'posts', 'post_t', [ 'post_title' ] ],
		[ 'groups', 'categ', [ 'group_title' ] ],
		[ 'archives', 'd', [ 'date' ] ],
		[ 'front_page', 'post', [] ],
	] as const )( 'for %s and “%s” are %j', ( pageType, query, tokens ) => {
		expect( suggestTokens( query, pageType ) ).toEqual( tokens );
	} );
} );

describe( 'a token', () => {
	it.each( [
		[ 'at the end', 'Hello |', 'Hello [tagline]|' ],
		[ 'in an empty field', '|', '[tagline]|' ],
		[ 'in the middle', 'a|b', 'a[tagline]|b' ],
		[ 'in place of a selection', 'a|bc|d', 'a[tagline]|d' ],
		[ 'in place of an open bracket', 'a [ta|', 'a [tagline]|' ],
		[ 'inside brackets that are closed', '[ta|g] b', '[tagline]| b' ],
		[ 'behind a token', '[site_name]|', '[site_name][tagline]|' ],
		[ 'behind a backslash', 'a\\|', 'a\\\\[tagline]|' ],
		[ 'behind two of them', 'a\\\\|', 'a\\\\[tagline]|' ],
	] )( 'goes %s', ( _name, before, after ) => {
		const { text, caret } = insertToken( ...at( before ), 'tagline' );
		expect( `${ text.slice( 0, caret ) }|${ text.slice( caret ) }` ).toBe(
			after
		);
	} );
} );
