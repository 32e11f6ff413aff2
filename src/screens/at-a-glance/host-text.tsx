import { sprintf } from '@wordpress/i18n';
import { useAppSelector } from '../../hooks/store';
import { getAccountHost } from '../../state/connection/selectors';

/**
 * A sentence in which %s is replaced with the account service's host, such as
 * 'This site is connected to %s.'
 */
export function HostText( { text }: { text: string } ) {
	return <>{ sprintf( text, useAppSelector( getAccountHost ) ) }</>;
}
