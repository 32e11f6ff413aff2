import { __ } from '@wordpress/i18n';
import type { Lockouts } from '../../../api/protect';
import { Notice } from '../../../components/light/notice';

/** Warning about a likely misconfiguration of the visitors' IP addresses. */
export function ProxyHint( { hint }: Pick< Lockouts[ 'proxy' ], 'hint' > ) {
	switch ( hint ) {
		case 'undeclared':
			return (
				<Notice status="warning">
					{ __(
						'This site seems to sit behind a proxy that is not named below. Until it is, all visitors may look like one.',
						'jetpack-dashboard'
					) }
				</Notice>
			);
		case 'misconfigured':
			return (
				<Notice status="error">
					{ __(
						'Your visitors’ IP addresses can’t be told apart, so nobody is locked out. Check the proxy settings below.',
						'jetpack-dashboard'
					) }
				</Notice>
			);
		case null:
			return null;
	}
}
