import { __ } from '@wordpress/i18n';
import { shallowEqual } from 'react-redux';
import { ButtonLink } from '../../../components/light/button-link';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { Pill } from '../../../components/light/pill';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppSelector } from '../../../hooks/store';
import { assertNever } from '../../../lib/assert-never';
import { getAdminUrl } from '../../../state/site/selectors';
import { failedLook } from '../card-looks';
import { DashboardCard, OfflineCard } from '../dashboard-card';
import type { CardIdentity } from '../dashboard-card';
import { OffPill, OnPill } from '../module-card-looks';
import { PartStatus } from '../../shared/part-status';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { getAntispamFacts } from './antispam-facts';
import { antispamView } from './antispam-view';

export function antispamTitle(): string {
	return __( 'Anti-spam', 'jetpack-dashboard' );
}

/** How much spam the anti-spam plugin has kept out. */
export function AntispamCard() {
	const view = antispamView(
		useAppSelector( getAntispamFacts, shallowEqual )
	);
	const adminUrl = useAppSelector( getAdminUrl );

	const card: CardIdentity = {
		icon: 'shield',
		title: antispamTitle(),
		look: view.kind,
	};
	const install = <PluginInstallAction slug="akismet" />;
	const moderate = (
		<a href={ `${ adminUrl }edit-comments.php?comment_status=spam` }>
			{ __( 'Moderate comments', 'jetpack-dashboard' ) }
		</a>
	);

	switch ( view.kind ) {
		case 'hidden':
			return null;

		case 'offline':
			return <OfflineCard { ...card } />;

		case 'loading':
			return (
				<DashboardCard
					{ ...card }
					isLoading
					pill={ <OnPill /> }
					figure={ <Skeleton characters={ 5 } /> }
					more={ blockedText() }
					actions={ moderate }
				/>
			);

		case 'failed':
			return (
				<DashboardCard { ...card } { ...failedLook( 'akismet' ) }>
					{ __(
						'The number of blocked spam could not be loaded.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'not-installed':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <OffPill /> }
					more={ __(
						'Akismet checks what is written in your comments and forms.',
						'jetpack-dashboard'
					) }
					actions={ install }
				>
					{ __(
						'Your site isn’t protected from spam.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'not-active':
			return (
				<DashboardCard
					{ ...card }
					isOff
					pill={ <OffPill /> }
					more={ __(
						'Akismet is installed, but not active.',
						'jetpack-dashboard'
					) }
					actions={ install }
				>
					{ __(
						'Your site isn’t protected from spam.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'invalid-key':
			return (
				<DashboardCard
					{ ...card }
					pill={
						<Pill status="warn">
							{ __( 'Action needed', 'jetpack-dashboard' ) }
						</Pill>
					}
					more={ __(
						'Until it has a valid key, it keeps nothing out.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="akismet" /> }
					actions={
						<ButtonLink
							href={ `${ adminUrl }options-general.php?page=akismet-key-config` }
						>
							{ __( 'Enter your key', 'jetpack-dashboard' ) }
						</ButtonLink>
					}
				>
					{ __(
						'Akismet’s key is missing or invalid.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'nothing-blocked':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					more={ __(
						'Blocked spam will be counted here.',
						'jetpack-dashboard'
					) }
					extra={ <PartStatus part="akismet" /> }
					actions={ moderate }
				>
					{ __(
						'Akismet is on the watch for spam.',
						'jetpack-dashboard'
					) }
				</DashboardCard>
			);

		case 'blocked':
			return (
				<DashboardCard
					{ ...card }
					pill={ <OnPill /> }
					figure={ <FormattedNumber value={ view.count } /> }
					more={ blockedText() }
					extra={ <PartStatus part="akismet" /> }
					actions={ moderate }
				/>
			);

		default:
			return assertNever( view );
	}
}

function blockedText(): string {
	return __( 'Spam comments blocked.', 'jetpack-dashboard' );
}
