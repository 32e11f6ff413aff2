const { gzipSync } = require( 'zlib' );
const {
	BUNDLED_PACKAGES,
	ENTRY_HANDLES,
	PLAIN_HANDLES,
} = require( './wordpress-scripts' );

const NAME = 'BuildCheckPlugin';

/**
 * What is built, and what it is held to: the scripts that the entry may depend
 * on, and its budgets, in kB of 1000 bytes, gzip, of the minified files.
 */
const DASHBOARD = {
	entry: 'index',
	handles: ENTRY_HANDLES,
	budgets: {
		entry: { title: 'Entry', limit: 75 },
		chunks: { title: 'All lazy chunks together', limit: 330 },
		css: { title: 'CSS', limit: 14 },
	},
};

const PLUGINS_PAGE = {
	entry: 'plugins-page',
	handles: PLAIN_HANDLES,
	budgets: {
		entry: { title: 'Plugins page', limit: 25 },
		chunks: { title: 'Lazy chunks of the plugins page', limit: 0 },
		css: { title: 'CSS of the plugins page', limit: 4 },
	},
};

const STATS_PAGE = {
	entry: 'stats-page',
	handles: PLAIN_HANDLES,
	budgets: {
		entry: { title: 'Statistics page', limit: 110 },
		chunks: { title: 'Lazy chunks of the statistics page', limit: 0 },
		css: { title: 'CSS of the statistics page', limit: 3 },
	},
};

const ADVICE = {
	handles:
		'The entry may not wait for it: move the import into a module that only lazy chunks reach (components/rich, or a lazy screen).',
	bundled: 'WordPress ships this script; it has to stay external.',
	unnamed:
		'Give its import() a webpackChunkName, or its strings can never be translated.',
};

/** Path of the package inside node_modules that a module comes from, or ''. */
const packageOf = ( resource ) =>
	resource.match(
		/node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/](?!.*node_modules)/
	)?.[ 1 ] ?? '';

const isNeverBundled = ( name ) =>
	[ 'react', 'react-dom', 'scheduler' ].includes( name ) ||
	( name.startsWith( '@wordpress/' ) && ! BUNDLED_PACKAGES.includes( name ) );

const findForbiddenHandles = ( assetPhp, allowed = ENTRY_HANDLES ) => {
	const [ , list = '' ] =
		assetPhp.match( /'dependencies' => array\(([^)]*)\)/ ) ?? [];
	return [ ...list.matchAll( /'([^']+)'/g ) ]
		.map( ( [ , handle ] ) => handle )
		.filter( ( handle ) => ! allowed.includes( handle ) );
};

/** What a file counts against: 'entry', 'chunks', 'css' or nothing. */
const budgetOf = ( file ) => {
	const name = file.replace( /\?.*$/, '' );
	if ( name.endsWith( '.css' ) ) {
		return 'css';
	}
	if ( ! name.endsWith( '.js' ) ) {
		return null;
	}
	return name.startsWith( 'chunks/' ) ? 'chunks' : 'entry';
};

/**
 * Fails the build when the entry depends on a script that it may not wait for,
 * when React or a WordPress package is bundled, when a lazy chunk has no name,
 * or when a budget is broken.
 */
class BuildCheckPlugin {
	constructor( page, { checksBudget } ) {
		this.page = page;
		this.checksBudget = checksBudget;
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
					if ( this.checksBudget ) {
						this.checkBudgets( compilation, report );
					}
				}
			);
		} );
	}

	checkModules( compilation, report ) {
		const bundled = new Set();
		const early = new Set();
		for ( const module of compilation.modules ) {
			if (
				module.externalType === 'promise' &&
				this.isUsedByEntry( compilation, module )
			) {
				early.add( module.userRequest );
			}
			for ( const { resource = '' } of module.modules ?? [ module ] ) {
				const name = packageOf( resource ).replace( /\\/g, '/' );
				if ( isNeverBundled( name ) ) {
					bundled.add( name );
				}
				if (
					BUNDLED_PACKAGES.includes( name ) &&
					this.isInEntry( compilation, module )
				) {
					early.add( name );
				}
			}
		}
		for ( const name of early ) {
			report( `${ name } is in the entry. ${ ADVICE.handles }` );
		}
		for ( const name of bundled ) {
			report( `${ name } is bundled. ${ ADVICE.bundled }` );
		}
		for ( const chunk of compilation.chunks ) {
			if ( ! chunk.name ) {
				report(
					`The lazy chunk ${ chunk.id } has no name. ${ ADVICE.unnamed }`
				);
			}
		}
	}

	isInEntry( compilation, module ) {
		return [ ...compilation.chunkGraph.getModuleChunks( module ) ].some(
			( chunk ) => chunk.canBeInitial()
		);
	}

	/**
	 * webpack puts every external into the entry's file; what counts is who
	 * asks for it, and whether it is waited for: `import()` isn't.
	 */
	isUsedByEntry( compilation, module ) {
		return [
			...compilation.moduleGraph.getIncomingConnections( module ),
		].some(
			( { originModule, dependency } ) =>
				originModule &&
				! /^import\(\)/.test( dependency?.type ?? '' ) &&
				this.isInEntry( compilation, originModule )
		);
	}

	checkHandles( compilation, report ) {
		const file = `${ this.page.entry }.asset.php`;
		const asset = compilation.getAsset( file );
		if ( ! asset ) {
			return report( `${ file } was not written.` );
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

	checkBudgets( compilation, report ) {
		const sums = { entry: 0, chunks: 0, css: 0 };
		for ( const { name, source } of compilation.getAssets() ) {
			const budget = budgetOf( name );
			if ( budget ) {
				sums[ budget ] += gzipSync( source.buffer(), {
					level: 9,
				} ).length;
			}
		}
		const logger = compilation.getLogger( NAME );
		for ( const [ key, { title, limit } ] of Object.entries(
			this.page.budgets
		) ) {
			const kilobytes = sums[ key ] / 1000;
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

module.exports = {
	BuildCheckPlugin,
	DASHBOARD,
	PLUGINS_PAGE,
	STATS_PAGE,
	budgetOf,
	findForbiddenHandles,
	packageOf,
};
