import { __ } from '@wordpress/i18n';
import { useAppSelector } from '../../../../hooks/store';
import { isSettingOn } from '../../../../state/settings/selectors';
import { TextAreaControl } from '../../controls/text-area-control';
import { ToggleControl } from '../../controls/toggle-control';
import type {
	CustomRowProps,
	SettingsRow,
} from '../../declarations/settings-section';

const TOP = 'enable_header_ad';
const TOP_CODE = 'wordads_code_top';
const SECOND = 'wordads_second_belowpost';
const SECOND_CODE = 'wordads_code_second_below_post';

/** The server's limit, in code points. */
const CODE_LIMIT = 20_000;

const htmlHelp = () =>
	__(
		'Paste the HTML from your ad network, or your own. Scripts are saved only if you are allowed to post unfiltered HTML.',
		'jetpack-dashboard'
	);

/** The ad code of each place, with the switch of the place if it has one. */
export const AD_CODE_ROWS: readonly SettingsRow[] = [
	{ kind: 'custom', component: TopRow, keys: [ TOP_CODE ] },
	{
		kind: 'textarea',
		key: 'wordads_code_below_post',
		label: () => __( 'Ad code below posts', 'jetpack-dashboard' ),
		help: htmlHelp,
		isCode: true,
		maxLength: CODE_LIMIT,
		isUncut: true,
	},
	{ kind: 'custom', component: SecondRow, keys: [ SECOND_CODE ] },
];

function TopRow( props: CustomRowProps ) {
	return (
		<PlaceRow
			{ ...props }
			switchKey={ TOP }
			label={ __( 'Top of each page', 'jetpack-dashboard' ) }
			codeKey={ TOP_CODE }
			codeLabel={ __(
				'Ad code at the top of each page',
				'jetpack-dashboard'
			) }
		/>
	);
}

function SecondRow( props: CustomRowProps ) {
	return (
		<PlaceRow
			{ ...props }
			switchKey={ SECOND }
			label={ __( 'Second ad below post', 'jetpack-dashboard' ) }
			codeKey={ SECOND_CODE }
			codeLabel={ __(
				'Second ad code below posts',
				'jetpack-dashboard'
			) }
		/>
	);
}

interface PlaceRowProps extends CustomRowProps {
	readonly switchKey: string;
	readonly label: string;
	readonly codeKey: string;
	readonly codeLabel: string;
}

function PlaceRow( {
	form,
	disabledReason,
	switchKey,
	label,
	codeKey,
	codeLabel,
}: PlaceRowProps ) {
	const isOn = useAppSelector( ( state ) => isSettingOn( state, switchKey ) );
	return (
		<ToggleControl
			settingKey={ switchKey }
			label={ label }
			disabledReason={ disabledReason }
		>
			<TextAreaControl
				form={ form }
				settingKey={ codeKey }
				label={ codeLabel }
				help={ htmlHelp() }
				isCode
				maxLength={ CODE_LIMIT }
				isUncut
				disabledReason={
					disabledReason ||
					( ! isOn &&
						__(
							'Turn on this place to change its ad code.',
							'jetpack-dashboard'
						) )
				}
			/>
		</ToggleControl>
	);
}
