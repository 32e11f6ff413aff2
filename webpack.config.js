const path = require( 'path' );
const { BannerPlugin, Compilation } = require( 'webpack' );
const CssMinimizerPlugin = require( 'css-minimizer-webpack-plugin' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const MiniCssExtractPlugin = require( 'mini-css-extract-plugin' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const {
	BuildCheckPlugin,
	DASHBOARD,
	PLUGINS_PAGE,
} = require( './tools/webpack/build-check-plugin' );
const { LateScriptsPlugin } = require( './tools/webpack/late-scripts-plugin' );
const {
	RepeatedCommentsPlugin,
} = require( './tools/webpack/repeated-comments-plugin' );
const {
	ENTRY_SCRIPTS,
	PLAIN_SCRIPTS,
} = require( './tools/webpack/wordpress-scripts' );

const JSX_RUNTIME = path.resolve( __dirname, 'src/lib/jsx-runtime.ts' );

/**
 * Tells Chromium to compile all functions while it downloads these files, off
 * the main thread. The first screen calls most of them.
 */
const COMPILED_EARLY = {
	include:
		/^(index|chunks\/(settings|settings-more|my-plan|recommendations))\.js/,
	banner: '//# allFunctionsCalledOnLoad',
	raw: true,
	// After minimizing, which removes comments.
	stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE,
};

/** What both builds have in common. */
const createShared = ( { mode = 'production' } ) => {
	const isProduction = mode === 'production';

	return {
		mode,
		devtool: isProduction ? false : 'source-map',
		resolve: {
			extensions: [ '.tsx', '.ts', '.js' ],
			alias: { 'react/jsx-runtime': JSX_RUNTIME },
		},
		module: {
			rules: [
				{
					test: /\.tsx?$/,
					exclude: /node_modules/,
					use: {
						loader: 'babel-loader',
						options: { cacheDirectory: true },
					},
				},
				{
					test: /\.s?css$/,
					use: [
						MiniCssExtractPlugin.loader,
						{
							loader: 'css-loader',
							options: { modules: false, importLoaders: 2 },
						},
						'postcss-loader',
						'sass-loader',
					],
					sideEffects: true,
				},
				{ test: /\.svg$/, type: 'asset/inline' },
			],
		},
		optimization: {
			// A shared chunk would have no name of its own, hence no
			// translations: lazy chunks carry what they use.
			splitChunks: false,
			chunkIds: 'named',
			minimizer: [
				new TerserPlugin( {
					extractComments: false,
					terserOptions: {
						ecma: 2017,
						compress: { passes: 3 },
						// The string extractor reads the built files.
						format: { comments: /translators:/i },
						mangle: {
							reserved: [ '__', '_n', '_nx', '_x' ],
						},
					},
				} ),
				new CssMinimizerPlugin(),
			],
		},
		performance: { hints: false },
		stats: {
			preset: 'errors-warnings',
			assets: isProduction,
			excludeAssets: [ /\.map$/ ],
			builtAt: false,
		},
	};
};

const createOutput = ( name, options ) => ( {
	path: path.resolve( __dirname, 'plugin/build' ),
	filename: '[name].js',
	// Names stay the same from build to build, since WordPress keys a
	// script's translations by its path; the hash is in the query.
	chunkFilename: 'chunks/[name].js?ver=[contenthash]',
	uniqueName: name,
	...options,
} );

const createPlugins = ( { mode = 'production' }, page, scripts ) => [
	new DependencyExtractionWebpackPlugin( {
		useDefaults: false,
		requestToExternal: ( request ) => scripts[ request ]?.[ 0 ],
		requestToHandle: ( request ) => scripts[ request ]?.[ 1 ],
	} ),
	new MiniCssExtractPlugin( {
		filename: '[name].css',
		chunkFilename: 'chunks/[name].css?ver=[contenthash]',
		// Block names are unique, so the order of files doesn't matter.
		ignoreOrder: true,
	} ),
	...( mode === 'production' ? [ new RepeatedCommentsPlugin() ] : [] ),
	new BuildCheckPlugin( page, { isProduction: mode === 'production' } ),
];

/**
 * The dashboard: an early, light entry and lazy chunks. The statistics page in
 * wp-admin is a second entry, so that both pages load the same chart chunk.
 */
const createDashboard = ( options ) => ( {
	...createShared( options ),
	name: 'dashboard',
	entry: {
		index: './src/index.tsx',
		'stats-page': './src/stats-page/index.tsx',
	},
	output: createOutput( 'jetpackDashboard', {
		clean: { keep: /^plugins-page\./ },
	} ),
	plugins: [
		// LateScriptsPlugin handles every other package.
		...createPlugins( options, DASHBOARD, ENTRY_SCRIPTS ),
		new LateScriptsPlugin(),
		new BannerPlugin( COMPILED_EARLY ),
	],
} );

/** What WordPress's plugins page gets: one file in the footer, which may wait for what it needs. */
const createPluginsPage = ( options ) => ( {
	...createShared( options ),
	name: 'plugins-page',
	entry: { 'plugins-page': './src/plugins-page/index.tsx' },
	output: createOutput( 'jetpackDashboardPluginsPage', { clean: false } ),
	plugins: createPlugins( options, PLUGINS_PAGE, PLAIN_SCRIPTS ),
} );

module.exports = ( env, options ) => [
	createDashboard( options ),
	createPluginsPage( options ),
];
