import { sprintf } from '@wordpress/i18n';
import { useAppSelector } from '../../hooks/store';
import { getAccountHost } from '../../state/connection/selectors';

/** A sentence with %s for the account service's host: 'This site is connected to %s.' */
export function HostText( { text }: { text: string } ) {
	return <>{ sprintf( text, useAppSelector( getAccountHost ) ) }</>;
}
