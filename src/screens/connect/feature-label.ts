import { __ } from '@wordpress/i18n';

/** Features that are no modules: their names, by the slug that links use. */
function featureNames(): Readonly< Record< string, string > > {
	return {
		'anti-spam': __( 'Anti-spam', 'jetpack-dashboard' ),
		backup: __( 'Backup', 'jetpack-dashboard' ),
		scan: __( 'Scan', 'jetpack-dashboard' ),
	};
}

/**
 * What `#/connect-user?feature=…` was opened for, in a user's words. Links
 * carry slugs, never words: nobody can write into our title.
 *
 * @param search     The route's query.
 * @param moduleName The name of this site's module of that slug, if there is one.
 * @return '' when no feature is named.
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
