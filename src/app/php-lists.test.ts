import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PART_NAMES } from '../api/dashboard';
import { ROUTES } from './routes';

/**
 * Lists that exist in both PHP and TypeScript: these tests fail if they differ.
 */
const INCLUDES = join( __dirname, '../../plugin/includes' );
const read = ( file: string ) => readFileSync( join( INCLUDES, file ), 'utf8' );

it.each( [
	[ 'settings', [ 'settings' ] ],
	[ 'my-plan', [ 'my-plan', 'product', 'license-activation' ] ],
	[ 'recommendations', [ 'recommendations' ] ],
] )(
	'preloads the %s chunk on the routes that it renders',
	( chunk, kinds ) => {
		const routes = new RegExp( `'${ chunk }'\\s*=> '([^']+)'` ).exec(
			read( 'Admin/Page_Assets.php' )
		);
		const segments = ROUTES.filter( ( { screen } ) =>
			kinds.includes( screen.kind )
		).map( ( { path } ) => path.split( '/' )[ 1 ] );
		expect( routes?.[ 1 ]?.split( '|' ) ).toEqual( [
			...new Set( segments ),
		] );
	}
);

it( 'reads the parts that GET dashboard responds with', () => {
	const part = read( 'Site_Data/Part.php' );
	const names = new Map(
		[ ...part.matchAll( /const (\w+)\s*= '([\w-]+)'/g ) ].map(
			( [ , constant, name ] ) => [ constant, name ]
		)
	);
	const declared = [
		...part.matchAll( /\t\tself::(\w+)\s*=> array\(\n([^]*?)\n\t\t\),/g ),
	]
		.filter( ( [ , , row = '' ] ) => row.includes( "'is_on_dashboard'" ) )
		.map( ( [ , constant ] ) => names.get( constant ) );
	const others = /const OTHER_ROUTES = array\(([^;]+)\);/.exec(
		read( 'Rest/Dashboard_Controller.php' )
	);
	const local = [
		...( others?.[ 1 ] ?? '' ).matchAll( /'([\w-]+)'\s*=>/g ),
	].map( ( [ , name ] ) => name );
	expect( [ ...declared, ...local ].sort() ).toEqual(
		[ ...PART_NAMES ].sort()
	);
} );
