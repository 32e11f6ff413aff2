import { __ } from '@wordpress/i18n';
import { Disclosure } from '../../../components/light/disclosure';
import { TextField } from '../../../components/light/text-field';
import { useAppSelector } from '../../../hooks/store';
import { getLockouts } from '../../../state/site/selectors';
import { getFieldMessages } from '../form/field-messages';
import type { SettingsForm } from '../form/use-settings-form';
import { IpListField } from './ip-list-field';

export const TRUSTED_PROXIES = 'jetpack_protect_trusted_proxies';
export const PROXY_HEADER = 'jetpack_protect_proxy_header';

/** The source of visitors' IP addresses for sites behind a proxy. */
export function ProxySettings( { form }: { form: SettingsForm } ) {
	const activity = useAppSelector( getLockouts );
	return (
		<Disclosure
			summary={ __( 'Proxy settings', 'jetpack-dashboard' ) }
			isOpenAtFirst={ Boolean( activity?.proxy.hint ) }
		>
			<p>
				{ __(
					'Needed only if visitors reach this site through a proxy, a load balancer or a content delivery network.',
					'jetpack-dashboard'
				) }
			</p>
			{ activity?.client.viaProxy && (
				<p>
					{ __(
						'The settings work: a trusted proxy forwarded your IP address.',
						'jetpack-dashboard'
					) }
				</p>
			) }
			<IpListField
				form={ form }
				settingKey={ TRUSTED_PROXIES }
				label={ __( 'Trusted proxies', 'jetpack-dashboard' ) }
				help={ __(
					'The IP addresses or CIDR blocks of your proxies, one per line.',
					'jetpack-dashboard'
				) }
			/>
			<TextField
				label={ __(
					'Header with the visitor’s address',
					'jetpack-dashboard'
				) }
				help={ __(
					'For example X-Forwarded-For. It is only used for connections from a trusted proxy.',
					'jetpack-dashboard'
				) }
				value={ form.value( PROXY_HEADER ) }
				{ ...getFieldMessages( form, PROXY_HEADER ) }
				isCode
				onChange={ ( header ) => form.change( PROXY_HEADER, header ) }
			/>
		</Disclosure>
	);
}
