import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../api/errors';
import type { RequestNotices } from '../notices/request-notices';
import type { SavedSettings } from './types';

/** What the saving of a new address says in place of the usual. */
export const addressNotices: RequestNotices< SavedSettings > = {
	failure: ( error ) =>
		sprintf(
			/* translators: %s: the server's words or its error code */
			__(
				'Error regenerating Post by Email address. %s',
				'jetpack-dashboard'
			),
			describeError( error )
		),
};
