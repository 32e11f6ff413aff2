import { PAGE_TYPES } from '../../../../lib/title-formats';
import type { PageType, TitlePiece } from '../../../../lib/title-formats';
import { parseTitle, serialiseTitle } from './title-format';
import { getTokenLabel, insertableTokens, tokensOf } from './title-tokens';

const token = ( value: string ): TitlePiece => ( { type: 'token', value } );
const text = ( value: string ): TitlePiece => ( { type: 'string', value } );

describe( 'tokens', () => {
	it.each( [
		[ 'front_page', [ 'site_name', 'tagline' ] ],
		[ 'posts', [ 'site_name', 'tagline', 'post_title' ] ],
		[ 'pages', [ 'site_name', 'tagline', 'page_title' ] ],
	] as const )( 'B280 B281 B282: of %s are %j', ( pageType, allowed ) => {
		expect( tokensOf( pageType ) ).toEqual( allowed );
		expect( insertableTokens( pageType ) ).toEqual( allowed );
	} );

	it( 'B283 B284 B285: of groups and archives, where the date has no button', () => {
		expect( tokensOf( 'groups' ) ).toEqual( [
			'site_name',
			'tagline',
			'group_title',
		] );
		expect( tokensOf( 'archives' ) ).toEqual( [
			'site_name',
			'tagline',
			'date',
			'archive_title',
		] );
		expect( insertableTokens( 'archives' ) ).toEqual( [
			'site_name',
			'tagline',
			'archive_title',
		] );
	} );

	it( 'have a label each', () => {
		const labels = PAGE_TYPES.flatMap( tokensOf ).map( getTokenLabel );
		expect( new Set( labels ).size ).toBe( 7 );
	} );
} );

describe( 'a title in square brackets', () => {
	const rows: readonly [ string, PageType, string, TitlePiece[] ][] = [
		[ 'nothing', 'posts', '', [] ],
		[ 'text alone', 'posts', 'Hello', [ text( 'Hello' ) ] ],
		[ 'a blank alone', 'posts', ' ', [ text( ' ' ) ] ],
		[ 'a token alone', 'posts', '[site_name]', [ token( 'site_name' ) ] ],
		[
			'tokens and a separator',
			'posts',
			'[post_title] – [site_name]',
			[ token( 'post_title' ), text( ' – ' ), token( 'site_name' ) ],
		],
		[
			'tokens side by side',
			'pages',
			'[page_title][tagline]',
			[ token( 'page_title' ), token( 'tagline' ) ],
		],
		[
			'the same token twice',
			'groups',
			'[group_title]·[group_title]',
			[ token( 'group_title' ), text( '·' ), token( 'group_title' ) ],
		],
		[
			'a token that no page type has',
			'posts',
			'[author] [site_name]',
			[ text( '[author] ' ), token( 'site_name' ) ],
		],
		[
			'a token of another page type',
			'front_page',
			'[post_title]',
			[ text( '[post_title]' ) ],
		],
		[
			'a name with capitals',
			'posts',
			'[Site_Name]',
			[ text( '[Site_Name]' ) ],
		],
		[
			'a bracket that nobody closes',
			'posts',
			'[site_name [tagline]',
			[ text( '[site_name ' ), token( 'tagline' ) ],
		],
		[
			'brackets in brackets',
			'posts',
			'[[site_name]]',
			[ text( '[' ), token( 'site_name' ), text( ']' ) ],
		],
		[
			'a name that everything has, and no token',
			'posts',
			'[constructor][__proto__]',
			[ text( '[constructor][__proto__]' ) ],
		],
		[
			'a text that reads like a token',
			'posts',
			'\\[site_name]',
			[ text( '[site_name]' ) ],
		],
		[
			'a backslash before a token',
			'posts',
			'\\\\[site_name]',
			[ text( '\\' ), token( 'site_name' ) ],
		],
		[
			'a backslash before a text that reads like a token',
			'posts',
			'a\\\\\\[tagline]b',
			[ text( 'a\\[tagline]b' ) ],
		],
		[
			'backslashes elsewhere',
			'posts',
			'a\\b\\\\',
			[ text( 'a\\b\\\\' ) ],
		],
		[
			'markup, emoji and other scripts',
			'archives',
			'<b>🦊 [date] العربية $& $1',
			[ text( '<b>🦊 ' ), token( 'date' ), text( ' العربية $& $1' ) ],
		],
	];

	it.each( rows )(
		'B278 B279 B357: %s',
		( _name, pageType, written, pieces ) => {
			expect( parseTitle( written, pageType ) ).toEqual( pieces );
			expect( serialiseTitle( pieces, pageType ) ).toBe( written );
		}
	);

	it( 'takes texts side by side for one, and never makes a token of them', () => {
		const pieces = [ text( '[site' ), text( '_name]' ), text( ' x' ) ];
		const written = serialiseTitle( pieces, 'posts' );
		expect( written ).toBe( '\\[site_name] x' );
		expect( parseTitle( written, 'posts' ) ).toEqual( [
			text( '[site_name] x' ),
		] );
	} );

	it( 'loses nothing of two thousand lists that the server would accept', () => {
		const random = makeRandom( 7 );
		const bits = [
			'\\',
			'[',
			']',
			'site_name',
			'[tagline]',
			'\\[date]',
			' ',
			'–',
			'🦊',
			'$&',
		];
		for ( let round = 0; round < 2000; round++ ) {
			const pageType = pick( PAGE_TYPES, random );
			const pieces = Array.from(
				{ length: Math.floor( random() * 6 ) },
				() =>
					random() < 0.4
						? token( pick( tokensOf( pageType ), random ) )
						: text( pick( bits, random ) + pick( bits, random ) )
			);
			const written = serialiseTitle( pieces, pageType );
			const read = parseTitle( written, pageType );
			expect( read ).toEqual( joinTexts( pieces ) );
			expect( serialiseTitle( read, pageType ) ).toBe( written );
		}
	} );

	it( 'returns any text unchanged', () => {
		const random = makeRandom( 11 );
		const bits = [ '\\', '\\\\', '[', ']', '[site_name]', 'a', '[date]' ];
		for ( let round = 0; round < 2000; round++ ) {
			const written = Array.from(
				{ length: Math.floor( random() * 8 ) },
				() => pick( bits, random )
			).join( '' );
			expect(
				serialiseTitle( parseTitle( written, 'archives' ), 'archives' )
			).toBe( written );
		}
	} );
} );

function joinTexts( pieces: readonly TitlePiece[] ): TitlePiece[] {
	return pieces.reduce< TitlePiece[] >( ( joined, piece ) => {
		const last = joined.at( -1 );
		return piece.type === 'string' && last?.type === 'string'
			? [ ...joined.slice( 0, -1 ), text( last.value + piece.value ) ]
			: [ ...joined, piece ];
	}, [] );
}

/** Seeded random number generator, so that failures are reproducible. */
function makeRandom( seed: number ): () => number {
	let state = seed;
	return () => {
		state = ( state * 1103515245 + 12345 ) % 2147483648;
		return state / 2147483648;
	};
}

function pick< T >( from: readonly T[], random: () => number ): T {
	const picked = from[ Math.floor( random() * from.length ) ];
	if ( picked === undefined ) {
		throw new Error( 'Nothing to pick from.' );
	}
	return picked;
}
