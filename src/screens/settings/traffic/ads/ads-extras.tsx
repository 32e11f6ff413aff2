import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../../hooks/store';
import { isLocalMode } from '../../../../state/connection/selectors';
import { isSettingOn } from '../../../../state/settings/selectors';
import { ServiceLink } from '../../../shared/service-link';
import { ADDRESS_LIMIT } from '../../controls/limit-text';
import { TextAreaControl } from '../../controls/text-area-control';
import { TextControl } from '../../controls/text-control';
import { ToggleControl } from '../../controls/toggle-control';
import type { CustomRowProps } from '../../declarations/settings-section';

const CCPA = 'wordads_ccpa_enabled';
export const PRIVACY_POLICY_URL = 'wordads_ccpa_privacy_policy_url';
const CUSTOM_ADS_TXT = 'wordads_custom_adstxt_enabled';
export const ADS_TXT = 'wordads_custom_adstxt';

/** The server's limit, in code points. */
const ADS_TXT_LIMIT = 65_536;

/** The opt-out link required by the CCPA, and the privacy policy's URL. */
export function CcpaRow( { form, disabledReason }: CustomRowProps ) {
	const isOn = useAppSelector( ( state ) => isSettingOn( state, CCPA ) );
	return (
		<ToggleControl
			settingKey={ CCPA }
			label={ ccpaLabel() }
			help={ __(
				'All visitors see a link to opt out of the sale of their data.',
				'jetpack-dashboard'
			) }
			disabledReason={ disabledReason }
		>
			<TextControl
				form={ form }
				settingKey={ PRIVACY_POLICY_URL }
				label={ __( 'Privacy policy URL', 'jetpack-dashboard' ) }
				help={ __(
					'Optional. Shown next to the link. If empty, the site’s privacy policy page is used.',
					'jetpack-dashboard'
				) }
				isCode
				maxLength={ ADDRESS_LIMIT }
				disabledReason={
					disabledReason ||
					( ! isOn &&
						__(
							'Turn on the opt-out link to change this.',
							'jetpack-dashboard'
						) )
				}
			/>
		</ToggleControl>
	);
}

function ccpaLabel(): string {
	return __(
		'Let visitors opt out under the California Consumer Privacy Act (CCPA)',
		'jetpack-dashboard'
	);
}

/** The owner's additional ads.txt lines. */
export function AdsTxtRow( { form, disabledReason }: CustomRowProps ) {
	const isOn = useAppSelector( ( state ) =>
		isSettingOn( state, CUSTOM_ADS_TXT )
	);
	return (
		<ToggleControl
			settingKey={ CUSTOM_ADS_TXT }
			label={ adsTxtLabel() }
			help={ __(
				'Lists the companies that can sell ad space on your site.',
				'jetpack-dashboard'
			) }
			disabledReason={ disabledReason }
		>
			<TextAreaControl
				form={ form }
				settingKey={ ADS_TXT }
				label={ __( 'Custom ads.txt entries', 'jetpack-dashboard' ) }
				isCode
				rows={ 6 }
				maxLength={ ADS_TXT_LIMIT }
				disabledReason={
					disabledReason ||
					( ! isOn &&
						__(
							'Turn on the custom ads.txt to change this.',
							'jetpack-dashboard'
						) )
				}
			/>
		</ToggleControl>
	);
}

function adsTxtLabel(): string {
	return __( 'Customize your ads.txt file', 'jetpack-dashboard' );
}

/** Renders nothing in local mode, where there is no page about earnings. */
export function EarningsRow() {
	const isLocal = useAppSelector( isLocalMode );
	return isLocal ? null : (
		<p>
			{ __(
				'If you also use the ad network of your account service, its earnings page shows what you earn there. Ads from your own code aren’t included.',
				'jetpack-dashboard'
			) }{ ' ' }
			<ServiceLink source="jetpack-earnings">
				{ __( 'View your earnings', 'jetpack-dashboard' ) }
			</ServiceLink>
		</p>
	);
}
