const fs = require( 'fs' );
const path = require( 'path' );
const webpack = require( 'webpack' );
const createConfig = require( '../../webpack.config' );

jest.setTimeout( 60000 );

const ROOT = path.resolve( __dirname, '../..' );
const folders = [];

afterAll( () =>
	folders.forEach( ( folder ) => fs.rmSync( folder, { recursive: true } ) )
);

/**
 * Builds a few files as if they were one of our pages; returns the errors and
 * the emitted files.
 */
const build = async ( files, page = 'dashboard' ) => {
	// Inside the repository, so that packages can be resolved.
	const parent = path.join( ROOT, 'node_modules/.cache' );
	fs.mkdirSync( parent, { recursive: true } );
	const folder = fs.mkdtempSync( path.join( parent, 'build-check-' ) );
	folders.push( folder );
	for ( const [ file, text ] of Object.entries( files ) ) {
		const target = path.join( folder, file );
		fs.mkdirSync( path.dirname( target ), { recursive: true } );
		fs.writeFileSync( target, text );
	}
	const config = createConfig( {}, { mode: 'production' } ).find(
		( { name } ) => name === page
	);
	const [ entry ] = Object.keys( config.entry );
	const output = path.join( folder, 'build' );
	const rules = config.module.rules.map( ( rule ) => ( {
		...rule,
		exclude: undefined,
	} ) );
	const stats = await new Promise( ( resolve, reject ) =>
		webpack( {
			...config,
			entry: {
				[ entry ]: path.join( folder, 'index.js' ),
				...( 'stats-page.js' in files && {
					'stats-page': path.join( folder, 'stats-page.js' ),
				} ),
			},
			module: { rules },
			output: { ...config.output, path: output },
		} ).run( ( error, result ) =>
			error ? reject( error ) : resolve( result )
		)
	);
	return {
		errors: stats.compilation.errors.map( ( { message } ) => message ),
		read: ( file ) => fs.readFileSync( path.join( output, file ), 'utf8' ),
	};
};

beforeEach( () => {
	jest.spyOn( process.stdout, 'write' ).mockReturnValue( true );
} );

const LAZY = "import( /* webpackChunkName: 'late' */ './late.js' );";

test( 'the entry lists nothing that only late.asset.php may list', async () => {
	const { errors, read } = await build( {
		'index.js': `import { __ } from '@wordpress/i18n'; __( 'x', 'y' ); ${ LAZY }`,
		'late.js':
			"import { Modal } from '@wordpress/components'; import { speak } from '@wordpress/a11y'; import { createElement } from 'react'; window.x = [ Modal, speak, createElement ];",
	} );

	expect( errors ).toEqual( [] );
	expect( read( 'index.asset.php' ) ).toContain(
		"'dependencies' => array('react', 'wp-i18n')"
	);
	expect( read( 'late.asset.php' ) ).toContain(
		"'dependencies' => array('wp-a11y', 'wp-components')"
	);
	expect( JSON.parse( read( 'chunks.json' ) ) ).toEqual( {
		late: [ expect.stringMatching( /^chunks\/late\.js\?ver=\w+$/ ) ],
	} );
	expect( read( 'index.js' ) ).toContain(
		'window.JetpackDashboardLate.promise.then(()=>window.wp.components)'
	);
} );

test( 'translators’ comments survive minification', async () => {
	const { read } = await build( {
		'index.js':
			"import { __, sprintf } from '@wordpress/i18n'; window.x = sprintf( /* translators: %s: a name. */ __( 'Hello %s', 'jetpack-dashboard' ), 'y' );",
	} );

	expect( read( 'index.js' ) ).toContain( '/* translators: %s: a name. */' );
} );

test( 'the plugins page’s entry may wait for what the dashboard’s may not', async () => {
	const { errors, read } = await build(
		{
			'index.js':
				"import { Modal } from '@wordpress/components'; import { __ } from '@wordpress/i18n'; window.x = [ Modal, __ ];",
		},
		'plugins-page'
	);

	expect( errors ).toEqual( [] );
	expect( read( 'plugins-page.asset.php' ) ).toContain(
		"'dependencies' => array('wp-components', 'wp-i18n')"
	);
	expect( read( 'plugins-page.js' ) ).not.toContain( 'JetpackDashboardLate' );
} );

test.each( [
	[
		'React in it',
		"import x from '../../react/cjs/react.production.min.js'; window.x = x;",
		/react is bundled/,
	],
	[
		'a lazy chunk, whose translations nobody loads there',
		"import( /* webpackChunkName: 'late' */ './late.js' );",
		/Lazy chunks of the plugins page: \d+\.\d kB gzip of 0 kB: over budget/,
	],
] )(
	'the build of the plugins page fails on %s',
	async ( title, entry, message ) => {
		const { errors } = await build(
			{ 'index.js': entry, 'late.js': 'window.x = 1;' },
			'plugins-page'
		);

		expect( errors.join( '\n' ) ).toMatch( message );
	}
);

test( 'no build clears away what another one wrote', () => {
	const [ dashboard, ...others ] = createConfig( {}, {} );
	const { keep } = dashboard.output.clean;

	for ( const { name, output } of others ) {
		expect( keep.test( `${ name }.js` ) ).toBe( true );
		expect( keep.test( `${ name }.css` ) ).toBe( true );
		expect( output.clean ).toBe( false );
	}
	expect( others ).toHaveLength( 1 );
	expect( keep.test( 'chunks/old.js' ) ).toBe( false );
} );

/**
 * Minifying the real package takes ten seconds; `npm run build` does it anyway.
 */
const RECHARTS = {
	'node_modules/recharts/index.js': "export const Bar = 'recharts-bar';",
};

const CHART =
	"import( /* webpackChunkName: 'stats-chart' */ './stats-chart.js' );";

test( 'both pages’ entries share the chunk that contains recharts', async () => {
	const { errors, read } = await build( {
		'index.js': CHART,
		'stats-page.js': CHART,
		'stats-chart.js': "import { Bar } from 'recharts'; window.x = Bar;",
		...RECHARTS,
	} );

	expect( errors ).toEqual( [] );
	expect( read( 'chunks/stats-chart.js' ) ).toContain( 'recharts' );
	expect( read( 'index.js' ) + read( 'stats-page.js' ) ).not.toContain(
		'recharts-'
	);
	expect( Object.keys( JSON.parse( read( 'chunks.json' ) ) ) ).toEqual( [
		'stats-chart',
	] );
} );

test.each( [
	[
		'recharts in the statistics page’s own file',
		"import { Bar } from 'recharts'; window.x = Bar;",
		/recharts is in stats-page\. It may only be in the chunk/,
	],
	[
		'recharts in a second chunk',
		"import( /* webpackChunkName: 'other' */ './recharts.js' );",
		/recharts is in other\. It may only be in the chunk/,
	],
	[
		'a chunk of the statistics page that waits for late.js',
		"import( /* webpackChunkName: 'late' */ './late.js' );",
		/@wordpress\/a11y is in a chunk\. The statistics page loads/,
	],
] )( 'the build fails on %s', async ( title, statsPage, message ) => {
	const { errors } = await build( {
		...RECHARTS,
		'index.js': LAZY,
		'stats-page.js': statsPage,
		'recharts.js': "import { Bar } from 'recharts'; window.x = Bar;",
		'late.js': "import { speak } from '@wordpress/a11y'; window.x = speak;",
	} );

	expect( errors.join( '\n' ) ).toMatch( message );
} );

const MY_PLAN = 'src/screens/my-plan/my-plan.js';
const LAZY_SCREENS = [
	'my-plan',
	'plans',
	'product',
	'license-activation',
	'partner-coupon',
	'recommendations',
];

test.each( [
	[
		'a late package in the entry',
		"import { Modal } from '@wordpress/components'; window.x = Modal;",
		/@wordpress\/components is in the entry\. The entry may not wait/,
	],
	[
		'a package that WordPress has no script for',
		"import x from '@wordpress/dataviews'; window.x = x;",
		/@wordpress\/dataviews has no script handle in WordPress 6\.6/,
	],
	[
		'React in the bundle',
		"import x from '../../react/cjs/react.production.min.js'; window.x = x;",
		/react is bundled/,
	],
	[
		'a lazy chunk without a name',
		"import( './late.js' );",
		/has no name\. Give its import\(\) a webpackChunkName/,
	],
	[
		'samples of the card gallery',
		'window.x = { samples: { off: {} } };',
		/index\.js contains samples\. The card gallery is for development/,
	],
	[
		'an entry over budget',
		`window.x = '${ [ ...Array( 60000 ) ]
			.map( ( _, i ) => Math.sin( i ).toString( 36 ).slice( 3, 7 ) )
			.join( '' ) }';`,
		/Entry: \d+\.\d kB gzip of 75 kB: over budget/,
	],
] )( 'the build fails on %s', async ( title, entry, message ) => {
	const { errors } = await build( {
		'index.js': entry,
		'late.js': 'window.x = 1;',
	} );

	expect( errors.join( '\n' ) ).toMatch( message );
} );

test( 'the build fails on screens in the entry that few users open', async () => {
	const { errors } = await build( {
		'index.js': LAZY_SCREENS.map(
			( screen ) => `import './src/screens/${ screen }/screen.js';`
		).join( '' ),
		...Object.fromEntries(
			LAZY_SCREENS.map( ( screen ) => [
				`src/screens/${ screen }/screen.js`,
				`window.x = '${ screen }';`,
			] )
		),
	} );

	// webpack finishes modules in any order.
	expect(
		errors.map( ( error ) => error.split( '. ' )[ 0 ] ).sort()
	).toEqual(
		LAZY_SCREENS.map(
			( screen ) => `Build check: screens/${ screen } is in the entry`
		).sort()
	);
} );

test( 'such a screen may be in a lazy chunk', async () => {
	const { errors } = await build( {
		'index.js': `import( /* webpackChunkName: 'my-plan' */ './${ MY_PLAN }' );`,
		[ MY_PLAN ]: 'window.x = 1;',
	} );

	expect( errors ).toEqual( [] );
} );
