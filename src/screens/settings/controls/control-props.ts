import type { ReactNode } from 'react';
import type { SettingsForm } from '../form/use-settings-form';

/** Props shared by all draft fields. */
export interface ControlProps {
	form: SettingsForm;
	settingKey: string;
	label: string;
	help?: ReactNode;
	warning?: ReactNode;
	/**
	 * Why the field is disabled; shown on hover and focus, and read by screen
	 * readers.
	 */
	disabledReason?: string | false | undefined;
}
