import { __, sprintf } from '@wordpress/i18n';
import type { RequestNotices } from '../../../state/notices/request-notices';
import type { SavedSettings } from '../../../state/settings/types';

/** Notices specific to the accelerator; replace the generic save notices. */
export function acceleratorNotices(
	isOn: boolean
): RequestNotices< SavedSettings > {
	return isOn
		? {
				progress: () =>
					__( 'Enabling Site accelerator…', 'jetpack-dashboard' ),
				success: () =>
					__(
						'Site accelerator is now speeding up your site!',
						'jetpack-dashboard'
					),
				failure: ( error ) =>
					sprintf(
						/* translators: %s: an error's code */
						__(
							'Error enabling Site accelerator. %s',
							'jetpack-dashboard'
						),
						error.code ?? error.message
					),
		  }
		: {
				progress: () =>
					__( 'Disabling site accelerator…', 'jetpack-dashboard' ),
				success: () =>
					__(
						'Site accelerator is no longer speeding up your site!',
						'jetpack-dashboard'
					),
				failure: ( error ) =>
					sprintf(
						/* translators: %s: an error's code */
						__(
							'Error disabling site accelerator. %s',
							'jetpack-dashboard'
						),
						error.code ?? error.message
					),
		  };
}
