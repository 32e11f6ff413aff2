import { getPageLanguage } from '../../lib/wp-admin';

/** A number with the separators of the user's language. */
export function FormattedNumber( { value }: { value: number } ) {
	return <>{ new Intl.NumberFormat( getPageLanguage() ).format( value ) }</>;
}
