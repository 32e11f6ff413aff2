import { __, sprintf } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Card, CardBody, CardHeader } from '../../../components/light/card';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getAccountHost } from '../../../state/connection/selectors';
import {
	connectBannerView,
	getConnectBannerInput,
} from './connect-banner-view';
import {
	AccountConnectionAction,
	SiteConnectionAction,
} from './connection-action';

/** Shown above the cards while the connection has no owner. */
export function ConnectBanner() {
	const host = useAppSelector( getAccountHost );
	const view = connectBannerView(
		useAppSelector( getConnectBannerInput, shallowEqual )
	);
	switch ( view ) {
		case 'hidden':
			return null;

		case 'set-up':
			return (
				<div className="jp-at-a-glance__section">
					<Card>
						<CardHeader
							level={ 2 }
							icon="link"
							title={ __(
								'Set up Jetpack',
								'jetpack-dashboard'
							) }
						/>
						<CardBody
							actions={ <SiteConnectionAction isPrimary /> }
						>
							{ sprintf(
								/* translators: %s: the account service's host */
								__(
									'Connect this site to %s to use all of Jetpack.',
									'jetpack-dashboard'
								),
								host
							) }
						</CardBody>
					</Card>
				</div>
			);

		case 'connect-account':
			return (
				<div className="jp-at-a-glance__section">
					<Card>
						<CardHeader
							level={ 2 }
							icon="person"
							title={ __(
								'Finish setting up Jetpack',
								'jetpack-dashboard'
							) }
						/>
						<CardBody
							actions={ <AccountConnectionAction isPrimary /> }
						>
							{ sprintf(
								/* translators: %s: the account service's host */
								__(
									'Connect your account at %s. Plans, alerts and sharing need an owner.',
									'jetpack-dashboard'
								),
								host
							) }
						</CardBody>
					</Card>
				</div>
			);

		default:
			return assertNever( view );
	}
}
