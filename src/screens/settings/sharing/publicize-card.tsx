import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { Card, CardHeader } from '../../../components/light/card';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { adminPageUrl } from '../../../lib/links';
import {
	isLocalMode,
	isOffline,
	isUserLinked,
} from '../../../state/connection/selectors';
import { isModuleActive } from '../../../state/modules/selectors';
import { getAdminPages, getAdminUrl } from '../../../state/site/selectors';
import type { RootState } from '../../../state/store';
import { ServiceLink } from '../../shared/service-link';
import { SettingsRow } from '../form/settings-row';
import { hasPageLink, publicizeLink } from './publicize-view';
import type { PublicizeInput } from './publicize-view';

export const PUBLICIZE = 'publicize';

const PAGE = 'jetpack-publicize';

export function publicizeTitle(): string {
	return __( 'Publicize connections', 'jetpack-dashboard' );
}

export function publicizeHelp(): string {
	return __(
		'Shares each new post on your connected social networks, with a custom message.',
		'jetpack-dashboard'
	);
}

function getPublicizeInput( state: RootState ): PublicizeInput {
	return {
		isActive: isModuleActive( state, PUBLICIZE ),
		isLocal: isLocalMode( state ),
		isOffline: isOffline( state ),
		isLinked: isUserLinked( state ),
		hasPage: getAdminPages( state ).includes( PAGE ),
	};
}

/** Links to the pages where users connect social networks. */
export function PublicizeConnections() {
	const input = useAppSelector( getPublicizeInput, shallowEqual );
	const adminUrl = useAppSelector( getAdminUrl );
	return (
		<>
			<ServiceConnections input={ input } />
			{ hasPageLink( input ) && (
				<p>
					<a href={ adminPageUrl( adminUrl, PAGE ) }>
						{ __(
							'Connect Mastodon, Bluesky or a webhook',
							'jetpack-dashboard'
						) }
					</a>{ ' ' }
					{ publicizeLink( input ) === 'none'
						? __(
								'Posts are shared to the accounts that are connected there.',
								'jetpack-dashboard'
						  )
						: __(
								'Posts are shared only to the accounts that are connected there, not to the social connections of your user account.',
								'jetpack-dashboard'
						  ) }
				</p>
			) }
		</>
	);
}

function ServiceConnections( { input }: { input: PublicizeInput } ) {
	const link = publicizeLink( input );
	switch ( link ) {
		case 'connections':
			return (
				<p>
					<ServiceLink source="jetpack-sharing-connections">
						{ __(
							'Connect your social media accounts',
							'jetpack-dashboard'
						) }
					</ServiceLink>
				</p>
			);
		case 'connect-user':
			return (
				<p>
					<a href="#/connect-user?feature=publicize">
						{ __(
							'Connect your user account to see its social connections',
							'jetpack-dashboard'
						) }
					</a>
				</p>
			);
		case 'none':
			return null;
		default:
			return assertNever( link );
	}
}

/** For users who can't toggle it: a description and the link. */
export function PublicizeCard() {
	return (
		<Card isRuled>
			<CardHeader level={ 2 } title={ publicizeTitle() } />
			<SettingsRow>
				<div className="jp-settings-group">
					<p>{ publicizeHelp() }</p>
					<PublicizeConnections />
				</div>
			</SettingsRow>
		</Card>
	);
}
