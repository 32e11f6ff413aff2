import { compare } from './compare';
import { namedRowsInPhp, namedRowsInTypeScript } from './named-rows';
import { parseExemptions, parseRequirements } from './requirements';

const TABLE = parseRequirements(
	[
		'id\tarea\trequirement\tsource',
		'A001\tscope\tThe product exists.\t0',
		'A002\tcards\tA card opens.\t1',
		'A003\tcards\tA card closes.\t1',
	].join( '\n' )
);
const EXEMPT = parseExemptions( 'id\treason\nA001\tStates scope.\n' );

const idsOf = ( source: string ) =>
	namedRowsInTypeScript( 'x.test.ts', source ).flatMap( ( { ids } ) => ids );

const compareTitles = ( ...titles: string[][] ) =>
	compare(
		TABLE,
		EXEMPT,
		new Map( [
			[
				'x.test.ts',
				titles.map( ( ids ) => ( {
					title: ids.join( ' ' ),
					ids,
					line: 1,
				} ) ),
			],
		] )
	);

test( 'titles and rows of a test’s table name rows', () => {
	expect( idsOf( "test( 'A002 opens', () => {} );" ) ).toEqual( [ 'A002' ] );
	expect(
		idsOf(
			"it.each( [ [ 'A002: opens', 1 ], [ `A003 ${ x }`, 2 ] ] )( '%s', f );"
		)
	).toEqual( [ 'A002', 'A003' ] );
} );

test( 'comments, group titles and skipped tests name none', () => {
	expect( idsOf( '// A002\n/* A003 */' ) ).toEqual( [] );
	expect( idsOf( "describe( 'A002', () => {} );" ) ).toEqual( [] );
	expect( idsOf( "test.skip( 'A002 opens', () => {} );" ) ).toEqual( [] );
	expect(
		idsOf( "describe.skip( 'x', () => { test( 'A002', f ); } );" )
	).toEqual( [] );
} );

test( 'PHP methods, @testdox and data sets name rows; other comments don’t', () => {
	expect(
		namedRowsInPhp(
			[
				'// A001',
				'public function test_A002_opens(): void {',
				' * @testdox A003 closes',
				"\t'A001 is there' => array( 1 ),",
			].join( '\n' )
		).map( ( { ids, line } ) => [ line, ...ids ] )
	).toEqual( [
		[ 2, 'A002' ],
		[ 3, 'A003' ],
		[ 4, 'A001' ],
	] );
} );

test( 'a row without a test is missing, an exempt one is not', () => {
	const { missing, covered, exempt, byArea, problems } = compareTitles( [
		'A002',
	] );
	expect( missing.map( ( { id } ) => id ) ).toEqual( [ 'A003' ] );
	expect( [ covered, exempt ] ).toEqual( [ 1, 1 ] );
	expect( byArea.get( 'cards' ) ).toEqual( { covered: 1, total: 2 } );
	expect( problems ).toEqual( [] );
} );

test( 'an unknown row, a title with four, and a tested exempt row are problems', () => {
	expect( compareTitles( [ 'C999' ] ).problems ).toEqual( [
		expect.stringContaining( 'C999, which no table has' ),
	] );
	expect(
		compareTitles( [ 'A002', 'A003', 'A002', 'A003' ] ).problems
	).toEqual( [ expect.stringContaining( 'names 4 rows' ) ] );
	expect( compareTitles( [ 'A001' ] ).problems ).toEqual( [
		expect.stringContaining( 'exempt.tsv calls untestable' ),
	] );
} );

test( 'an exemption needs a reason and a row', () => {
	const { problems } = compare(
		TABLE,
		parseExemptions( 'id\treason\nA001\t\nB001\tWhy not.\n' ),
		new Map()
	);
	expect( problems ).toEqual( [
		'exempt.tsv gives no reason for A001.',
		'exempt.tsv names B001, which no table has.',
	] );
} );
