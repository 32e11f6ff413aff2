import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../hooks/store';
import { adminPageUrl } from '../../../lib/links';
import { getModule } from '../../../state/modules/selectors';
import { getAdminUrl } from '../../../state/site/selectors';
import { SelectControl } from '../controls/select-control';
import type {
	ChoiceRow,
	CustomRowProps,
} from '../declarations/settings-section';
import { useChoices } from '../declarations/use-choices';

/** Only managers can open it, like this card. */
const FOLLOWERS_PAGE = 'jetpack-followers';

const PER_HOUR: ChoiceRow = {
	kind: 'select',
	key: 'subscriptions_per_hour',
	label: () => __( 'Maximum emails per hour', 'jetpack-dashboard' ),
	help: () =>
		__(
			'Ask your host how many emails you can send. The rest is sent in the next hours.',
			'jetpack-dashboard'
		),
};

const BATCH: ChoiceRow = {
	kind: 'select',
	key: 'subscriptions_batch',
	label: () => __( 'Emails per batch', 'jetpack-dashboard' ),
	help: () =>
		__(
			'A batch is sent each minute. Choose less if your server is slow.',
			'jetpack-dashboard'
		),
};

export const sendingKeys = [ PER_HOUR.key, BATCH.key ];

/** How many followers there are, what is being sent, and how fast. */
export function SendingFields( { form, disabledReason }: CustomRowProps ) {
	const progress = useAppSelector(
		( state ) => getModule( state, 'subscriptions' )?.extra[ 'progress' ]
	);
	const adminUrl = useAppSelector( getAdminUrl );
	const reason =
		disabledReason ||
		( form.isAnySaving &&
			__( 'Your changes are being saved.', 'jetpack-dashboard' ) );
	return (
		<div className="jp-settings-group">
			{ progress && <p>{ progress }</p> }
			{ ! disabledReason && (
				<p>
					<a href={ adminPageUrl( adminUrl, FOLLOWERS_PAGE ) }>
						{ __( 'Manage followers', 'jetpack-dashboard' ) }
					</a>
				</p>
			) }
			<SelectControl
				form={ form }
				settingKey={ PER_HOUR.key }
				label={ PER_HOUR.label() }
				help={ PER_HOUR.help?.() }
				choices={ useChoices( PER_HOUR ) }
				disabledReason={ reason }
			/>
			<SelectControl
				form={ form }
				settingKey={ BATCH.key }
				label={ BATCH.label() }
				help={ BATCH.help?.() }
				choices={ useChoices( BATCH ) }
				disabledReason={ reason }
			/>
		</div>
	);
}
