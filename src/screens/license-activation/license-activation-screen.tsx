import { __ } from '@wordpress/i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../hooks/store';
import { assertNever } from '../../lib/assert-never';
import { getSiteStatus } from '../../state/connection/selectors';
import {
	getActivatedProductId,
	getLicensingRequest,
} from '../../state/licensing/selectors';
import { leaveActivation } from '../../state/licensing/thunks';
import { getRecommendationsStep } from '../../state/recommendations/selectors';
import { ActivationForm } from './activation-form';
import { ActivationSuccess } from './activation-success';
import { activationView } from './activation-view';
import './license-activation.scss';

interface LicenseActivationScreenProps {
	/** Whether to link to the recommendations. */
	readonly hasRecommendations: boolean;
}

/** Attaches a license key to the site; for the owner of the connection only. */
export function LicenseActivationScreen( {
	hasRecommendations,
}: LicenseActivationScreenProps ) {
	const dispatch = useAppDispatch();
	const view = activationView( {
		siteStatus: useAppSelector( getSiteStatus ),
		request: useAppSelector( ( state ) =>
			getLicensingRequest( state, 'attach' )
		),
		productId: useAppSelector( getActivatedProductId ),
		hasRecommendations,
		step: useAppSelector( getRecommendationsStep ),
	} );
	const { search } = useLocation();
	// Also when a link with another key is followed.
	useEffect(
		() => () => {
			dispatch( leaveActivation() );
		},
		[ dispatch, search ]
	);

	switch ( view.kind ) {
		case 'offline':
			return (
				<div className="jp-license">
					<h1 className="jp-screen-title" tabIndex={ -1 }>
						{ __( 'Activate a product', 'jetpack-dashboard' ) }
					</h1>
					<p>
						{ __(
							'Unavailable in Offline Mode',
							'jetpack-dashboard'
						) }
					</p>
				</div>
			);
		case 'entry':
		case 'activating':
			return (
				<ActivationForm isActivating={ view.kind === 'activating' } />
			);
		case 'success':
			return <ActivationSuccess view={ view } />;
		default:
			return assertNever( view );
	}
}
