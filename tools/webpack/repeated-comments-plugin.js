const {
	Compilation,
	sources: { RawSource },
} = require( 'webpack' );

const REPEATED = /(\/\* translators:[^*]*\*\/)\s*\1/g;

/**
 * Removes the second of two equal comments for translators: Terser prints a
 * comment before an argument twice.
 */
class RepeatedCommentsPlugin {
	apply( compiler ) {
		compiler.hooks.compilation.tap( 'RepeatedComments', ( compilation ) => {
			compilation.hooks.processAssets.tap(
				{
					name: 'RepeatedComments',
					stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
				},
				( assets ) => {
					for ( const name of Object.keys( assets ) ) {
						if ( name.endsWith( '.js' ) ) {
							compilation.updateAsset(
								name,
								( source ) =>
									new RawSource(
										removeRepeated(
											String( source.source() )
										)
									)
							);
						}
					}
				}
			);
		} );
	}
}

const removeRepeated = ( code ) => code.replace( REPEATED, '$1' );

module.exports = { RepeatedCommentsPlugin, removeRepeated };
