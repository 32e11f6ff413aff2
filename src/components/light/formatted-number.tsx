import { getPageLanguage } from '../../lib/wp-admin';

/** A number formatted for the user's language. */
export function FormattedNumber( { value }: { value: number } ) {
	return <>{ new Intl.NumberFormat( getPageLanguage() ).format( value ) }</>;
}
