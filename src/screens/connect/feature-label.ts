import { __ } from '@wordpress/i18n';

/** Names of features that aren't modules, by the slug used in links. */
function featureNames(): Readonly< Record< string, string > > {
	return {
		'anti-spam': __( 'Anti-spam', 'jetpack-dashboard' ),
		backup: __( 'Backup', 'jetpack-dashboard' ),
		scan: __( 'Scan', 'jetpack-dashboard' ),
	};
}

/**
 * The name of the feature in `#/connect-user?feature=…`. Links contain slugs
 * rather than text, so that a crafted link can't inject text into the title.
 *
 * @param search     The route's query string.
 * @param moduleName The name of the site's module with that slug, if it exists.
 * @return '' if there is no feature, or if it is unknown.
 */
export function readFeatureLabel(
	search: string,
	moduleName: ( slug: string ) => string | undefined
): string {
	const slug = new URLSearchParams( search ).get( 'feature' ) ?? '';
	const names = featureNames();
	return (
		( Object.hasOwn( names, slug ) ? names[ slug ] : moduleName( slug ) ) ??
		''
	);
}
