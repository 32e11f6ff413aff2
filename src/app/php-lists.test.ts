import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PART_NAMES } from '../api/dashboard';
import { expectedValues, previousValues } from '../state/settings/undo';
import { ROUTES } from './routes';

/** Lists that PHP and the app both have: these tests fail when they differ. */
const INCLUDES = join( __dirname, '../../plugin/includes' );
const read = ( file: string ) => readFileSync( join( INCLUDES, file ), 'utf8' );

const declarations = [
	'Settings/General_Settings.php',
	...readdirSync( join( INCLUDES, 'Features' ) ).map(
		( folder ) => `Features/${ folder }/feature.php`
	),
]
	.map( read )
	.join( '\n' )
	.split( /(?=Kind::\w+\( ')/ )
	.slice( 1 )
	.map( ( text ) => ( {
		key: /^Kind::\w+\( '([^']+)'/.exec( text )?.[ 1 ] ?? '',
		isAction: text.includes( '->as_action(' ),
		isSecret: text.includes( '->secret()' ),
		isInternal: text.includes( '->internal()' ),
	} ) )
	.filter( ( { isInternal } ) => ! isInternal );

it( 'offers no Undo for actions and secrets, and for nothing else', () => {
	expect( declarations.length ).toBeGreaterThan( 50 );
	const never = declarations.filter(
		( { key } ) => ! previousValues( { [ key ]: 1 }, { [ key ]: 2 } )
	);
	expect( never ).toEqual(
		declarations.filter(
			( { isAction, isSecret } ) => isAction || isSecret
		)
	);
} );

it( 'sends no expected value for actions, and one for everything else', () => {
	const unchecked = declarations.filter(
		( { key } ) =>
			! ( key in expectedValues( { [ key ]: 1 }, { [ key ]: 2 } ) )
	);
	expect( unchecked ).toEqual(
		declarations.filter( ( { isAction } ) => isAction )
	);
} );

it( 'preloads the settings chunk on the routes of the settings', () => {
	const routes = /SETTINGS_ROUTES = '([^']+)'/.exec(
		read( 'Admin/Page_Assets.php' )
	);
	expect( routes?.[ 1 ]?.split( '|' ) ).toEqual(
		ROUTES.filter( ( { group } ) => group === 'settings' ).map(
			( { path } ) => path.slice( 1 )
		)
	);
} );

it( 'reads the parts that GET dashboard responds with', () => {
	const parts = /const PARTS = array\(([^;]+)\);/.exec(
		read( 'Rest/Dashboard_Controller.php' )
	);
	expect(
		[ ...( parts?.[ 1 ] ?? '' ).matchAll( /'([\w-]+)'\s*=>/g ) ].map(
			( [ , name ] ) => name
		)
	).toEqual( PART_NAMES );
} );
