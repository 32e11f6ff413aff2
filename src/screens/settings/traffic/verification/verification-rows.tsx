import { __ } from '@wordpress/i18n';
import type {
	CustomRow,
	CustomRowProps,
} from '../../declarations/settings-section';
import { GoogleField } from './google-field';
import type { VerificationService } from './meta-tag';
import { VerificationField } from './verification-field';

function serviceRow(
	service: VerificationService,
	label: () => string
): CustomRow {
	return {
		kind: 'custom',
		keys: [ service ],
		component: ( { form, disabledReason }: CustomRowProps ) => (
			<VerificationField
				form={ form }
				service={ service }
				label={ label() }
				disabledReason={ disabledReason }
			/>
		),
	};
}

/** A field for each service; Google has a custom one. */
export const VERIFICATION_ROWS: readonly CustomRow[] = [
	{ kind: 'custom', keys: [ 'google' ], component: GoogleField },
	serviceRow( 'bing', () => __( 'Bing', 'jetpack-dashboard' ) ),
	serviceRow( 'pinterest', () => __( 'Pinterest', 'jetpack-dashboard' ) ),
	serviceRow( 'yandex', () => __( 'Yandex', 'jetpack-dashboard' ) ),
	serviceRow( 'facebook', () => __( 'Facebook', 'jetpack-dashboard' ) ),
];
