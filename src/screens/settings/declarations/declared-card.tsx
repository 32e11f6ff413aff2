import { Pill } from '../../../components/light/pill';
import { FormCard } from '../form/form-card';
import { useSettingsForm } from '../form/use-settings-form';
import { draftKeys } from './draft-keys';
import type { SettingsCard } from './settings-section';
import { SettingsRows } from './settings-rows';

type DeclaredCardProps = Pick< SettingsCard, 'title' | 'pill' > & {
	readonly rows: NonNullable< SettingsCard[ 'rows' ] >;
};

/**
 * Renders a card from its row declarations, with a Save button if any row is a
 * draft.
 */
export function DeclaredCard( { title, pill, rows }: DeclaredCardProps ) {
	const keys = draftKeys( rows );
	const form = useSettingsForm( keys );

	return (
		<FormCard
			title={ title() }
			form={ form }
			badge={ pill && <Pill>{ pill() }</Pill> }
			canSave={ keys.length > 0 }
		>
			<SettingsRows rows={ rows } form={ form } />
		</FormCard>
	);
}
