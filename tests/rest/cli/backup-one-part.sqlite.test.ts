import { create, ruin, state, useBackupSite } from './backup-site';
import { restoreInParts } from './restore-in-parts';

jest.setTimeout( 300_000 );

useBackupSite();

it( 'restores the database in one part', async () => {
	const id = await create();
	const before = await state();
	await ruin();
	const { parts, ...run } = await restoreInParts( id );
	expect( run ).toEqual( { error: '', left: [], isUnfinished: false } );
	expect( parts ).toHaveLength( 1 );
	expect( ( await state() ).tables ).toEqual( before.tables );
} );
