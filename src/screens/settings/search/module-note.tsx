import { useAppSelector } from '../../../hooks/store';
import { getModule } from '../../../state/modules/selectors';

interface ModuleNoteProps {
	readonly slug: string;
	/** Key of the module's `extra` data. */
	readonly name: string;
}

/** What the site reports about a module, such as when its task last ran. */
export function ModuleNote( { slug, name }: ModuleNoteProps ) {
	const text = useAppSelector(
		( state ) => getModule( state, slug )?.extra[ name ]
	);
	return text ? <p>{ text }</p> : null;
}
