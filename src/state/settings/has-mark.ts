import { SETTING_MARKS } from './setting-marks';

/**
 * - action: writing it runs an action and stores nothing
 * - secret: its value is never exposed outside its option
 * - silent: it is saved without a notice
 * - reloads-page: the page is reloaded after saving it
 */
type SettingMark = 'action' | 'secret' | 'silent' | 'reloads-page';

const MARKS: Readonly< Record< string, readonly SettingMark[] | undefined > > =
	SETTING_MARKS;

/** Whether the PHP declaration of a setting or module switch has the mark. */
export function hasMark( key: string, mark: SettingMark ): boolean {
	return MARKS[ key ]?.includes( mark ) ?? false;
}
