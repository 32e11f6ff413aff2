/** @jest-environment node */
/**
 * Values that PHP declares and the app needs before it has any data, so that
 * they are also in TypeScript. Each test fails if the two differ.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '../src/app/routes';
import { PAGE_TYPES } from '../src/lib/title-formats';
import { INSTALLABLE_PLUGINS } from '../src/screens/at-a-glance/plugin-install/plugins';
import { STEP_SLUGS } from '../src/screens/recommendations/steps/step-slugs';
import { LINE_LIMIT } from '../src/screens/settings/controls/limit-text';
import { isCardVisible, SECTIONS } from '../src/screens/settings/outline';
import type { CardOutline } from '../src/screens/settings/outline';
import { tokensOf } from '../src/screens/settings/traffic/seo/title-tokens';
import { ROLES } from '../src/screens/settings/traffic/stats/roles';
import { listFiles, REPOSITORY } from './files';

const read = ( path: string ) =>
	readFileSync( join( REPOSITORY, path ), 'utf8' );

/** The source of a constant in `plugin/includes`, with nested arrays. */
function constantOf( file: string, name: string ): string {
	const [ , value ] =
		new RegExp( `const ${ name }\\s*= array\\(([^;]*)\\);` ).exec(
			read( `plugin/includes/${ file }` )
		) ?? [];
	if ( value === undefined ) {
		throw new Error( `${ file } has no constant ${ name }` );
	}
	return value;
}

const textsIn = ( php: string ): string[] =>
	[ ...php.matchAll( /'([^']*)'/g ) ].map( ( [ , text = '' ] ) => text );

/** Key → value of lines like `'key' => 'text',` or `'key' => array( … ),`. */
const rowsIn = ( php: string ): Record< string, string > =>
	Object.fromEntries(
		[ ...php.matchAll( /^\t*'([\w-]+)'\s*=> (.*),$/gm ) ].map(
			( [ , key = '', value = '' ] ) => [ key, value ]
		)
	);

test( 'the roles are those that PHP accepts', () => {
	expect( [ ...ROLES ] ).toEqual(
		textsIn( constantOf( 'Settings/Rules.php', 'ROLES' ) )
	);
} );

test( 'PHP stores the steps of the assistant', () => {
	const stored = textsIn(
		constantOf( 'Recommendations/Steps.php', 'ALL' ).replace(
			// Names that only other clients use.
			/\/\/ Names that other clients[^]*/,
			''
		)
	);
	expect( [ ...STEP_SLUGS ] ).toEqual( stored );
} );

test( 'fields limit a line to the length that PHP accepts', () => {
	expect( read( 'plugin/includes/Settings/Rules.php' ) ).toContain(
		`const LINE_LENGTH = ${ LINE_LIMIT };`
	);
} );

test( 'editors get the modules that their cards show', () => {
	const headers = listFiles( 'plugin/includes/Features' ).filter(
		( file ) =>
			file.endsWith( '/feature.php' ) &&
			/^ \* Visible To: Editors$/m.test( read( file ) )
	);
	const slugs = headers.map( ( file ) =>
		( file.split( '/' ).at( -2 ) ?? '' )
			.toLowerCase()
			.replaceAll( '_', '-' )
	);
	const cards = Object.values( SECTIONS ).flatMap( ( section ) =>
		Object.values< CardOutline >( section.cards )
	);
	const found = cards.flatMap( ( { modules } ) => modules );
	const editor = {
		isManager: false,
		canEditPosts: true,
		canPublishPosts: true,
		isLinked: true,
		hasConnectedOwner: true,
		isOffline: false,
		isLocal: false,
		antispamPlugin: { description: '', url: '' },
		disabled: [],
		settings: {},
		found,
		active: found,
	};
	const shown = cards
		.filter( ( card ) => isCardVisible( card, editor ) )
		.flatMap( ( { modules } ) => modules )
		// Not a module.
		.filter( ( slug ) => slug !== 'blocks' );
	expect( [ ...new Set( shown ) ].sort() ).toEqual( slugs.sort() );
} );

test( 'page types have the title tokens that PHP accepts', () => {
	const file = 'Settings/Title_Formats.php';
	const siteTokens = textsIn( constantOf( file, 'SITE_TOKENS' ) );
	const tokens = Object.entries(
		rowsIn( constantOf( file, 'OWN_TOKENS' ) )
	).map( ( [ pageType, value ] ) => [
		pageType,
		[ ...siteTokens, ...textsIn( value ) ],
	] );
	expect(
		PAGE_TYPES.map( ( pageType ) => [ pageType, tokensOf( pageType ) ] )
	).toEqual( tokens );
} );

test( 'cards install plugins whose state PHP reports', () => {
	const file = 'Plugins/Own_Plugins.php';
	const source = read( `plugin/includes/${ file }` );
	const reported = [
		...constantOf( file, 'FILES' ).matchAll(
			/^\t*(?:'([\w-]+)'|self::(\w+))\s*=>/gm
		),
	].map(
		( [ , slug, name ] ) =>
			slug ??
			new RegExp( `const ${ name }\\s*= '([^']*)';` ).exec(
				source
			)?.[ 1 ]
	);
	expect( reported ).toEqual(
		expect.arrayContaining( Object.keys( INSTALLABLE_PLUGINS ) )
	);
} );

test( 'the page preloads the chunk of each route', () => {
	const chunks = rowsIn(
		constantOf( 'Admin/Page_Assets.php', 'CHUNK_ROUTES' )
	);
	const segmentsOf = ( ...kinds: string[] ) => [
		...new Set(
			ROUTES.filter( ( { screen } ) =>
				kinds.includes( screen.kind )
			).map( ( { path } ) => path.split( '/' )[ 1 ] )
		),
	];
	const settings = segmentsOf( 'settings' );
	expect(
		Object.fromEntries(
			Object.entries( chunks ).map( ( [ chunk, segments ] ) => [
				chunk,
				segments.replaceAll( "'", '' ).split( '|' ),
			] )
		)
	).toEqual( {
		settings,
		// Security is in the chunk of the settings screen.
		'settings-more': settings.filter(
			( segment ) => segment !== 'settings' && segment !== 'security'
		),
		'my-plan': segmentsOf( 'my-plan', 'product', 'license-activation' ),
		recommendations: segmentsOf( 'recommendations' ),
	} );
} );

test( 'the parts of GET dashboard have the routes that PHP registers', () => {
	const app = [ 'src/api/dashboard.ts', ...listFiles( 'src/api/parts' ) ]
		.filter( ( file ) => ! file.includes( '.test.' ) )
		.flatMap( ( file ) => [
			...read( file ).matchAll(
				/'?([\w-]+)'?: \{\s*route: '([^']+)',\s*read:/g
			),
		] )
		.map( ( [ , part, route ] ) => `${ part }: /${ route }` );
	const table = read( 'plugin/includes/Site_Data/Part.php' );
	const names = Object.fromEntries(
		[ ...table.matchAll( /const (\w+)\s*= '([^']+)';/g ) ].map(
			( [ , constant = '', name = '' ] ) => [ constant, name ]
		)
	);
	const provider = [
		...table.matchAll( /self::(\w+)\s*=> array\(\n([^]*?)\n\t\t\),/g ),
	]
		.filter( ( [ , , row = '' ] ) => row.includes( 'is_on_dashboard' ) )
		.map(
			( [ , constant = '', row = '' ] ) =>
				`${ names[ constant ] }: ${ /'route'\s*=> '([^']+)'/.exec(
					row
				)?.[ 1 ] }`
		);
	const others = Object.entries(
		rowsIn( constantOf( 'Rest/Dashboard_Controller.php', 'OTHER_ROUTES' ) )
	).map( ( [ part, route ] ) => `${ part }: ${ textsIn( route )[ 0 ] }` );
	const features = listFiles( 'plugin/includes/Features' )
		.filter( ( file ) => file.endsWith( '/feature.php' ) )
		.flatMap( ( file ) => [
			...read( file ).matchAll(
				/function dashboard_routes\(\): array \{\s*return array\( '([\w-]+)' => '([^']+)' \);/g
			),
		] )
		.map( ( [ , part, route ] ) => `${ part }: ${ route }` );
	expect( features ).toContain( 'stats: /module/stats/data' );
	expect( app.sort() ).toEqual(
		[ ...provider, ...others, ...features ].sort()
	);
} );
