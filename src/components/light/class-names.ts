/**
 * Joins the truthy class names: `classNames( 'jp-card', isWide && 'is-wide' )`.
 */
export function classNames(
	...names: readonly ( string | false | null | undefined )[]
): string {
	return names.filter( Boolean ).join( ' ' );
}
