import { __, sprintf } from '@wordpress/i18n';
import { describeError } from '../../api/errors';
import * as api from '../../api/tracking';
import { createRequest } from '../create-request';
import type { RequestOutcome } from '../request';
import type { AppThunk } from '../root-state';
import type { FetchTracking, TrackingSettings, UpdateTracking } from './types';

const fetchTracking = createRequest< FetchTracking >( {
	slice: 'connection',
	name: 'fetch-tracking',
	kind: 'read',
	call: api.fetchTrackingSettings,
} );

export const fetchTrackingSettings = () => fetchTracking( undefined );

const updateTracking = createRequest< UpdateTracking >( {
	slice: 'connection',
	name: 'update-tracking',
	kind: 'write',
	call: api.updateTrackingSettings,
} );

/** Applies to the current user only. */
export function updateTrackingSettings(
	isOptedOut: boolean
): AppThunk< Promise< RequestOutcome< TrackingSettings > > > {
	return updateTracking( isOptedOut, {
		id: 'update-tracking',
		progress: () => __( 'Updating privacy settings…', 'jetpack-dashboard' ),
		success: () => __( 'Updated privacy settings.', 'jetpack-dashboard' ),
		failure: ( error ) =>
			sprintf(
				/* translators: %s: the server's message or its error code */
				__(
					'Error updating privacy settings. %s',
					'jetpack-dashboard'
				),
				describeError( error )
			),
	} );
}
