import { __, sprintf } from '@wordpress/i18n';
import type { SpamFilter } from '../../../api/parts/small-parts';
import { ButtonLink } from '../../../components/light/button-link';
import { FormattedNumber } from '../../../components/light/formatted-number';
import { Pill } from '../../../components/light/pill';
import { Skeleton } from '../../../components/light/skeleton';
import { useAppSelector } from '../../../hooks/store';
import { getPageLanguage } from '../../../lib/wp-admin';
import { getAdminUrl } from '../../../state/site/selectors';
import { PartStatus } from '../../shared/part-status';
import { AdminLink } from '../admin-link';
import { offContent, OffPill, OnPill } from '../common-content';
import type { CardContent } from '../common-content';
import { createCard } from '../create-card';
import { ModuleActivation } from '../module-activation';
import { PluginInstallAction } from '../plugin-install/plugin-install-action';
import { antispamCard } from './antispam-view';
import { OwnFilter } from './own-filter';

/** The number of spam comments that the anti-spam plugin has blocked. */
export const AntispamCard = createCard( antispamCard, {
	every: ( view ) => ( { below: <OwnFilter view={ view } /> } ),

	loading: ( { canModerate } ) => ( {
		children: null,
		pill: <OnPill />,
		figure: <Skeleton characters={ 5 } />,
		more: blockedText(),
		actions: canModerate && <ModerateLink />,
	} ),

	failed: () =>
		__(
			'The number of blocked spam comments could not be loaded.',
			'jetpack-dashboard'
		),

	'filter-off': () => ( {
		children: unprotectedText(),
		more: __(
			'The spam filter checks comments and forms, without an account.',
			'jetpack-dashboard'
		),
		...offContent(
			<>
				<ModuleActivation module="spam-filter" />
				<PluginInstallAction slug="akismet" isNamed />
			</>
		),
	} ),

	filter: ( { caught, reasons, canModerate } ) => ( {
		pill: <OnPill />,
		figure: <FormattedNumber value={ caught } />,
		more: __( 'Held as spam in the last 30 days.', 'jetpack-dashboard' ),
		extra: (
			<>
				{ reasons.length > 0 && (
					<p>{ reasons.map( reasonText ).join( ' · ' ) }</p>
				) }
				<PartStatus part="spam-filter" />
			</>
		),
		actions: canModerate && <ModerateLink />,
	} ),

	'not-installed': () =>
		missingPluginContent(
			__(
				'Akismet checks your comments and form submissions.',
				'jetpack-dashboard'
			)
		),

	'not-active': () =>
		missingPluginContent(
			__( 'Akismet is installed, but not active.', 'jetpack-dashboard' )
		),

	'invalid-key': () => ( {
		children: __(
			'Akismet’s key is missing or invalid.',
			'jetpack-dashboard'
		),
		pill: (
			<Pill status="warn">
				{ __( 'Action needed', 'jetpack-dashboard' ) }
			</Pill>
		),
		more: __(
			'Spam is not blocked until you enter a valid key.',
			'jetpack-dashboard'
		),
		extra: <PartStatus part="akismet" />,
		actions: <EnterKeyLink />,
	} ),

	'nothing-blocked': () => ( {
		children: __( 'Akismet is blocking spam.', 'jetpack-dashboard' ),
		pill: <OnPill />,
		more: __(
			'The number of blocked spam comments will appear here.',
			'jetpack-dashboard'
		),
		extra: <PartStatus part="akismet" />,
		actions: <ModerateLink />,
	} ),

	blocked: ( { count } ) => ( {
		pill: <OnPill />,
		figure: <FormattedNumber value={ count } />,
		more: blockedText(),
		extra: <PartStatus part="akismet" />,
		actions: <ModerateLink />,
	} ),
} );

/** Offers to install or activate the plugin. */
function missingPluginContent( more: string ): CardContent {
	return {
		children: unprotectedText(),
		isOff: true,
		pill: <OffPill />,
		more,
		actions: <PluginInstallAction slug="akismet" />,
	};
}

function reasonText( { text, count }: SpamFilter[ 'reasons' ][ number ] ) {
	return sprintf(
		/* translators: 1: sign of spam, such as 'Links', 2: how often it was found */
		__( '%1$s: %2$s', 'jetpack-dashboard' ),
		text,
		new Intl.NumberFormat( getPageLanguage() ).format( count )
	);
}

function unprotectedText(): string {
	return __( 'Your site isn’t protected from spam.', 'jetpack-dashboard' );
}

function blockedText(): string {
	return __( 'Spam comments blocked.', 'jetpack-dashboard' );
}

function ModerateLink() {
	return (
		<AdminLink path="edit-comments.php?comment_status=spam">
			{ __( 'Moderate comments', 'jetpack-dashboard' ) }
		</AdminLink>
	);
}

function EnterKeyLink() {
	const adminUrl = useAppSelector( getAdminUrl );
	return (
		<ButtonLink
			href={ `${ adminUrl }options-general.php?page=akismet-key-config` }
		>
			{ __( 'Enter your key', 'jetpack-dashboard' ) }
		</ButtonLink>
	);
}
