/** Joins the class names that hold: `classNames( 'jp-card', isWide && 'is-wide' )`. */
export function classNames(
	...names: readonly ( string | false | null | undefined )[]
): string {
	return names.filter( Boolean ).join( ' ' );
}
