const path = require( 'path' );
const CssMinimizerPlugin = require( 'css-minimizer-webpack-plugin' );
const DependencyExtractionWebpackPlugin = require( '@wordpress/dependency-extraction-webpack-plugin' );
const MiniCssExtractPlugin = require( 'mini-css-extract-plugin' );
const TerserPlugin = require( 'terser-webpack-plugin' );
const { BuildCheckPlugin } = require( './tools/webpack/build-check-plugin' );
const { LateScriptsPlugin } = require( './tools/webpack/late-scripts-plugin' );
const { ENTRY_SCRIPTS } = require( './tools/webpack/wordpress-scripts' );

module.exports = ( env, { mode = 'production' } ) => {
	const isProduction = mode === 'production';

	return {
		mode,
		entry: { index: './src/index.tsx' },
		output: {
			path: path.resolve( __dirname, 'plugin/build' ),
			filename: '[name].js',
			// Names stay the same from build to build, since WordPress keys a
			// script's translations by its path; the hash is in the query.
			chunkFilename: 'chunks/[name].js?ver=[contenthash]',
			uniqueName: 'jetpackDashboard',
			clean: true,
		},
		devtool: isProduction ? false : 'source-map',
		resolve: { extensions: [ '.tsx', '.ts', '.js' ] },
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
		plugins: [
			// The entry's list only; LateScriptsPlugin sees to the rest.
			new DependencyExtractionWebpackPlugin( {
				useDefaults: false,
				requestToExternal: ( request ) =>
					ENTRY_SCRIPTS[ request ]?.[ 0 ],
				requestToHandle: ( request ) => ENTRY_SCRIPTS[ request ]?.[ 1 ],
			} ),
			new LateScriptsPlugin(),
			new MiniCssExtractPlugin( {
				filename: '[name].css',
				chunkFilename: 'chunks/[name].css?ver=[contenthash]',
				// Block names are unique, so the order of files doesn't matter.
				ignoreOrder: true,
			} ),
			new BuildCheckPlugin( { checksBudget: isProduction } ),
		],
		optimization: {
			// A shared chunk would have no name of its own, hence no
			// translations: lazy chunks carry what they use.
			splitChunks: false,
			chunkIds: 'named',
			minimizer: [
				new TerserPlugin( {
					extractComments: false,
					terserOptions: {
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
