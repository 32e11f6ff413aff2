const { gzipSync } = require( 'zlib' );
const { ENTRY_HANDLES, PLAIN_HANDLES } = require( './wordpress-scripts' );

const NAME = 'BuildCheckPlugin';

/**
 * Per compilation: the script handles that its entries may depend on, and its
 * budgets in kB (1000 bytes) of minified, gzipped files.
 */
const DASHBOARD = {
	handles: ENTRY_HANDLES,
	// Entries for pages without late.js: none of their chunks may depend on it.
	entriesWithoutLate: [ 'stats-page' ],
	budgets: [
		{ title: 'Entry', files: /^(index|late)\.js$/, limit: 75 },
		{
			title: 'All lazy chunks together',
			files: /^chunks\/.*\.js$/,
			limit: 330,
		},
		{ title: 'CSS', files: /^(index|chunks\/.*)\.css$/, limit: 14 },
		{ title: 'Statistics page', files: /^stats-page\.js$/, limit: 8 },
		{
			title: 'CSS of the statistics page',
			files: /^stats-page\.css$/,
			limit: 3,
		},
	],
};

const PLUGINS_PAGE = {
	handles: PLAIN_HANDLES,
	entriesWithoutLate: [],
	budgets: [
		{ title: 'Plugins page', files: /^plugins-page\.js$/, limit: 25 },
		{
			title: 'Lazy chunks of the plugins page',
			files: /^chunks\/.*\.js$/,
			limit: 0,
		},
		{ title: 'CSS of the plugins page', files: /\.css$/, limit: 4 },
	],
};

/** Large packages, each with the only chunk that may contain it. */
const CHUNK_OF_PACKAGE = { recharts: 'stats-chart' };

/** The entry contains nothing of these screens, which few users open. */
const LAZY_SCREENS =
	/[\\/]screens[\\/](my-plan|plans|product|license-activation|partner-coupon|recommendations)[\\/]/;

const ADVICE = {
	handles:
		'The entry may not wait for it: move the import into a module that only lazy chunks reach (components/rich, or a lazy screen).',
	withoutLate:
		'The statistics page loads that chunk too, and it has no late.js.',
	bundled: 'WordPress ships this script; it has to stay external.',
	misplaced:
		'It may only be in the chunk that CHUNK_OF_PACKAGE names: import that chunk lazily.',
	lazyScreen:
		'Import the screen with import(), and move what the entry needs of it to screens/shared or app/shell.',
	samples:
		'The card gallery is for development builds: write `samples: isDevelopment && { … }`.',
	unnamed:
		'Give its import() a webpackChunkName, or its strings can never be translated.',
};

/** A module's package path inside node_modules, or ''. */
const packageOf = ( resource ) =>
	resource.match(
		/node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules)/
	)?.[ 1 ] ?? '';

const isNeverBundled = ( name ) =>
	[ 'react', 'react-dom', 'scheduler' ].includes( name ) ||
	name.startsWith( '@wordpress/' );

const findForbiddenHandles = ( assetPhp, allowed ) => {
	const [ , list = '' ] =
		assetPhp.match( /'dependencies' => array\(([^)]*)\)/ ) ?? [];
	return [ ...list.matchAll( /'([^']+)'/g ) ]
		.map( ( [ , handle ] ) => handle )
		.filter( ( handle ) => ! allowed.includes( handle ) );
};

/**
 * Fails the build if the entry depends on a script that isn't allowed, if React
 * or a WordPress package is bundled, if a large package is in more than one
 * file, if the entry contains a screen that is loaded later, if a lazy chunk has
 * no name, or, in production, if a budget is exceeded or the samples of the card
 * gallery are included.
 */
class BuildCheckPlugin {
	constructor( page, { isProduction } ) {
		this.page = page;
		this.isProduction = isProduction;
	}

	apply( compiler ) {
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) => {
			const { Compilation, WebpackError } = compiler.webpack;
			const report = ( message ) =>
				compilation.errors.push(
					new WebpackError( `Build check: ${ message }` )
				);

			compilation.hooks.processAssets.tap(
				{ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
				() => {
					this.checkModules( compilation, report );
					this.checkHandles( compilation, report );
					if ( this.isProduction ) {
						this.checkBudgets( compilation, report );
						this.checkSamples( compilation, report );
					}
				}
			);
		} );
	}

	checkModules( compilation, report ) {
		const withoutLate = this.findChunksWithoutLate( compilation );
		const bundled = new Set();
		const misplaced = new Set();
		const late = new Set();
		const early = new Set();
		const eager = new Set();
		for ( const module of compilation.modules ) {
			if ( module.externalType === 'promise' ) {
				const users = this.findWaitingChunks( compilation, module );
				if ( users.some( ( chunk ) => chunk.canBeInitial() ) ) {
					early.add( module.userRequest );
				} else if (
					users.some( ( chunk ) => withoutLate.has( chunk ) )
				) {
					late.add( module.userRequest );
				}
			}
			for ( const { resource = '' } of module.modules ?? [ module ] ) {
				const name = packageOf( resource ).replace( /\\/g, '/' );
				if ( isNeverBundled( name ) ) {
					bundled.add( name );
				}
				for ( const chunk of this.chunksOf( compilation, module ) ) {
					const [ , screen ] = resource.match( LAZY_SCREENS ) ?? [];
					if ( screen && chunk.canBeInitial() ) {
						eager.add( screen );
					}
					if (
						name in CHUNK_OF_PACKAGE &&
						chunk.name !== CHUNK_OF_PACKAGE[ name ]
					) {
						misplaced.add( `${ name } is in ${ chunk.name }` );
					}
				}
			}
		}
		for ( const name of early ) {
			report( `${ name } is in the entry. ${ ADVICE.handles }` );
		}
		for ( const name of eager ) {
			report(
				`screens/${ name } is in the entry. ${ ADVICE.lazyScreen }`
			);
		}
		for ( const name of bundled ) {
			report( `${ name } is bundled. ${ ADVICE.bundled }` );
		}
		for ( const name of late ) {
			report( `${ name } is in a chunk. ${ ADVICE.withoutLate }` );
		}
		for ( const place of misplaced ) {
			report( `${ place }. ${ ADVICE.misplaced }` );
		}
		for ( const chunk of compilation.chunks ) {
			if ( ! chunk.name ) {
				report(
					`The lazy chunk ${ chunk.id } has no name. ${ ADVICE.unnamed }`
				);
			}
		}
	}

	chunksOf( compilation, module ) {
		return [ ...compilation.chunkGraph.getModuleChunks( module ) ];
	}

	findChunksWithoutLate( compilation ) {
		return new Set(
			this.page.entriesWithoutLate.flatMap( ( name ) => [
				...( compilation.entrypoints
					.get( name )
					?.getEntrypointChunk()
					.getAllAsyncChunks() ?? [] ),
			] )
		);
	}

	/**
	 * webpack puts every external into the entry's file; what matters is which
	 * chunks import it statically, since an `import()` doesn't block.
	 */
	findWaitingChunks( compilation, module ) {
		return [ ...compilation.moduleGraph.getIncomingConnections( module ) ]
			.filter(
				( { originModule, dependency } ) =>
					originModule &&
					! /^import\(\)/.test( dependency?.type ?? '' )
			)
			.flatMap( ( { originModule } ) =>
				this.chunksOf( compilation, originModule )
			);
	}

	checkHandles( compilation, report ) {
		for ( const entry of compilation.entrypoints.keys() ) {
			const file = `${ entry }.asset.php`;
			const asset = compilation.getAsset( file );
			if ( ! asset ) {
				report( `${ file } was not written.` );
				continue;
			}
			for ( const handle of findForbiddenHandles(
				asset.source.source().toString(),
				this.page.handles
			) ) {
				report(
					`The entry depends on the script “${ handle }”. ${ ADVICE.handles }`
				);
			}
		}
	}

	checkSamples( compilation, report ) {
		for ( const { name, source } of compilation.getAssets() ) {
			if ( /\bsamples:\s*\{/.test( source.source().toString() ) ) {
				report( `${ name } contains samples. ${ ADVICE.samples }` );
			}
		}
	}

	checkBudgets( compilation, report ) {
		const assets = compilation.getAssets().map( ( { name, source } ) => ( {
			name: name.replace( /\?.*$/, '' ),
			source,
		} ) );
		const logger = compilation.getLogger( NAME );
		for ( const { title, files, limit } of this.page.budgets ) {
			const kilobytes =
				assets
					.filter( ( { name } ) => files.test( name ) )
					.reduce(
						( sum, { source } ) =>
							sum +
							gzipSync( source.buffer(), { level: 9 } ).length,
						0
					) / 1000;
			const line = `${ title }: ${ kilobytes.toFixed(
				1
			) } kB gzip of ${ limit } kB`;
			logger.info( line );
			process.stdout.write( `${ line }\n` );
			if ( kilobytes > limit ) {
				report( `${ line }: over budget.` );
			}
		}
	}
}

module.exports = { BuildCheckPlugin, DASHBOARD, PLUGINS_PAGE };
