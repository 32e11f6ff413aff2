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
						'This site seems to be behind a proxy that isn’t listed below. Until you add it, all visitors may seem to have the same IP address.',
						'jetpack-dashboard'
					) }
				</Notice>
			);
		case 'misconfigured':
			return (
				<Notice status="error">
					{ __(
						'Visitors’ IP addresses can’t be told apart, so no one is locked out. Check the proxy settings below.',
						'jetpack-dashboard'
					) }
				</Notice>
			);
		case null:
			return null;
	}
}
