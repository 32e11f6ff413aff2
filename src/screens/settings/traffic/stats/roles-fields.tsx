import { __ } from '@wordpress/i18n';
import { CheckboxGroup } from '../../../../components/light/checkbox-group';
import { useAppSelector } from '../../../../hooks/store';
import { getSiteInfo } from '../../../../state/site/selectors';
import { CheckboxesControl } from '../../controls/checkboxes-control';
import { isSameSet, toWords } from '../../controls/words';
import { describeChoices } from '../../form/describe-value';
import { getFieldMessages } from '../../form/field-messages';
import type { SettingsForm } from '../../form/use-settings-form';
import { getRoleName, ROLES, withAdministrator } from './roles';

interface RolesFieldProps {
	readonly form: SettingsForm;
	readonly disabledReason: string | false;
}

export const VIEWING_ROLES = 'roles';
export const COUNTED_ROLES = 'count_roles';

/** The roles whose page views are counted while logged in. */
export function CountedRoles( { form, disabledReason }: RolesFieldProps ) {
	const { roles: names } = useAppSelector( getSiteInfo );
	return (
		<CheckboxesControl
			form={ form }
			settingKey={ COUNTED_ROLES }
			label={ __(
				'Count logged in page views from',
				'jetpack-dashboard'
			) }
			choices={ ROLES.map( ( role ) => ( {
				value: role,
				label: getRoleName( role, names ),
			} ) ) }
			disabledReason={ disabledReason }
		/>
	);
}

/** The roles that can view the reports; administrators always can. */
export function ViewingRoles( { form, disabledReason }: RolesFieldProps ) {
	const { roles: names } = useAppSelector( getSiteInfo );
	const stored = toWords( form.stored( VIEWING_ROLES ) );
	const choices = ROLES.map( ( role ) => ( {
		value: role,
		label: getRoleName( role, names ),
		disabledReason:
			role === 'administrator' &&
			__(
				'Administrators can always view the reports.',
				'jetpack-dashboard'
			),
	} ) );
	return (
		<CheckboxGroup
			label={ __(
				'Allow stats reports to be viewed by',
				'jetpack-dashboard'
			) }
			values={ withAdministrator( toWords( form.get( VIEWING_ROLES ) ) ) }
			choices={ choices }
			{ ...getFieldMessages(
				form,
				VIEWING_ROLES,
				describeChoices( choices )
			) }
			disabledReason={ disabledReason }
			onChange={ ( roles ) =>
				form.change(
					VIEWING_ROLES,
					// Order doesn't matter: the same set isn't a change.
					isSameSet( roles, withAdministrator( stored ) )
						? stored
						: roles
				)
			}
		/>
	);
}
