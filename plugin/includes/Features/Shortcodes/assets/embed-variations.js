/** Variations of the Embed block for the module's sites. Replaces those of WordPress that it keeps for existing posts only. */
( function ( wp, texts ) {
	const SITES = {
		bandcamp: { icon: 'format-audio', patterns: [ /^https?:\/\/([\w-]+\.)?bandcamp\.com\/(album|track|EmbeddedPlayer)\/.+/i ] },
		codepen: { icon: 'editor-code', patterns: [ /^https?:\/\/codepen\.io\/[^/]+\/(pen|full|details|embed)\/.+/i ] },
		facebook: { icon: 'facebook', patterns: [ /^https?:\/\/((www|m)\.)?facebook\.com\/.+/i ] },
		gist: { icon: 'editor-code', patterns: [ /^https?:\/\/gist\.github\.com\/.+/i ] },
		instagram: { icon: 'instagram', patterns: [ /^https?:\/\/(www\.)?instagr(am\.com|\.am)\/.+/i ] },
	};
	const variations = Object.entries( texts ).map( ( [ name, words ] ) => ( {
		name,
		...words,
		...SITES[ name ],
		attributes: { providerNameSlug: name, responsive: true },
		isActive: [ 'providerNameSlug' ],
	} ) );

	wp.hooks.addFilter( 'blocks.registerBlockType', 'jetpack-dashboard/embed-variations', ( settings, block ) =>
		block === 'core/embed' ? { ...settings, variations: [ ...( settings.variations ?? [] ).filter( ( { name } ) => ! SITES[ name ] ), ...variations ] } : settings
	);
} )( window.wp, window.jpEmbedVariations );
