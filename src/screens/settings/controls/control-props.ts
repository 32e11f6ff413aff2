import type { ReactNode } from 'react';
import type { SettingsForm } from '../form/use-settings-form';

/** What every draft field takes: its texts, and the setting that it edits. */
export interface ControlProps {
	form: SettingsForm;
	settingKey: string;
	label: string;
	help?: ReactNode;
	warning?: ReactNode;
	/** Why it can't be changed: told on hover, on focus and to screen readers. */
	disabledReason?: string | false | undefined;
}
