import { SETTING_MARKS } from './setting-marks';

/**
 * - action: writing it runs an action and stores nothing
 * - secret: its value is not kept outside of its option
 * - silent: it is saved without a notice
 * - reloads-page: the page is reloaded after saving it
 */
type SettingMark = 'action' | 'secret' | 'silent' | 'reloads-page';

const MARKS: Readonly< Record< string, readonly SettingMark[] | undefined > > =
	SETTING_MARKS;

/** Whether PHP declares it so for a setting, or for a module's switch. */
export function hasMark( key: string, mark: SettingMark ): boolean {
	return MARKS[ key ]?.includes( mark ) ?? false;
}
