import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../api/errors';
import type { RequestNotices } from '../notices/request-notices';
import type { SavedSettings } from './types';

/** Notices for a new post-by-email address, in place of the standard ones. */
export const addressNotices: RequestNotices< SavedSettings > = {
	failure: ( error ) =>
		sprintf(
			/* translators: %s: the server's message or its error code */
			__(
				'Error regenerating Post by Email address. %s',
				'jetpack-dashboard'
			),
			describeError( error )
		),
};
