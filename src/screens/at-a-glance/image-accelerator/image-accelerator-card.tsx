import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { notConnectedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { ModuleActivation } from '../module-activation';
import { offLook, OnPill, unavailableLook } from '../module-card-looks';
import {
	getImageAcceleratorFacts,
	IMAGE_ACCELERATOR,
} from './image-accelerator-facts';
import {
	imageAcceleratorTitle,
	imageAcceleratorView,
} from './image-accelerator-view';

/** Whether images come from the provider's network. */
export function ImageAcceleratorCard() {
	const view = imageAcceleratorView(
		useAppSelector( getImageAcceleratorFacts, shallowEqual )
	);
	const card: CardIdentity = {
		look: view.kind,
		icon: 'image',
		title: imageAcceleratorTitle(),
	};

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'not-connected':
			return (
				<DashboardCard { ...card } { ...notConnectedLook() }>
					{ __(
						'Connect to have your images delivered faster.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'unavailable':
			return (
				<DashboardCard
					{ ...card }
					{ ...unavailableLook( view.reason ) }
					more={ __(
						'Your images come from your own server.',
						'jetpack-dashboard'
					) }
				/>
			);

		case 'off':
			return (
				<DashboardCard
					{ ...card }
					{ ...offLook(
						<ModuleActivation module={ IMAGE_ACCELERATOR } />
					) }
				>
					{ __(
						'Your images come from your own server, in the size that they have.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'on':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					actions={
						<a
							href="#/performance"
							aria-label={ __(
								'Manage Image Accelerator',
								'jetpack-dashboard'
							) }
						>
							{ __( 'Manage', 'jetpack-dashboard' ) }
						</a>
					}
				>
					{ __(
						'Your images are made smaller and delivered faster.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		default:
			return assertNever( view );
	}
}
